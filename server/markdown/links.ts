/** Where a link or picture in Markdown leads; "refused" is everything that is not needed, and so not safe. */
export function destinationOf(address: string): "this site" | "another site" | "a person" | "refused" {
  if (misread.test(address)) return "refused";
  if (/^(mailto|tel):./i.test(address)) return "a person";
  if (/^(https?:)?\/\//i.test(address))
    return URL.canParse(address, "https://this.site") ? "another site" : "refused";
  const hasScheme = /^[^/?#]*:/.test(address);
  return hasScheme ? "refused" : "this site";
}

/** What browsers skip or read differently, as it is or escaped: "java\nscript:" runs, "/\host" is another host. */
const misread = /[\p{Cc}\p{Cf}\p{Z}\\]|%(5c|7f|[01][0-9a-f])/iu;

/** A page or file of this site by its whole path: a text is read at several addresses. */
export const isOwnPath = (address: string) =>
  address.startsWith("/") && destinationOf(address) === "this site";
