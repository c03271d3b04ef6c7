/** The destination of a link or picture in Markdown. Anything but the known safe forms is "refused". */
export function destinationOf(address: string): "this site" | "another site" | "a person" | "refused" {
  if (misread.test(address)) return "refused";
  if (/^(mailto|tel):./i.test(address)) return "a person";
  if (/^(https?:)?\/\//i.test(address))
    return URL.canParse(address, "https://this.site") ? "another site" : "refused";
  const hasScheme = /^[^/?#]*:/.test(address);
  return hasScheme ? "refused" : "this site";
}

/** Characters that browsers skip or reinterpret, plain or escaped: "java\nscript:" runs, "/\host" is another host. */
const misread = /[\p{Cc}\p{Cf}\p{Z}\\]|%(5c|7f|[01][0-9a-f])/iu;

/** An absolute path on this site: a text appears at several addresses, so relative paths would break. */
export const isOwnPath = (address: string) =>
  address.startsWith("/") && destinationOf(address) === "this site";
