/**
 * The path for the log, without secrets: the address of a preview shows it to anyone, an approval link approves a
 * text, the code of a certificate contains a name, and the address of a message, a registration or a subscription lets
 * anyone read and erase it. Tokens are removed wherever they appear, even in malformed paths.
 */
export function loggedPath(url: string): string {
  const path = url.split("?")[0] ?? "";
  return path
    .replace(/^\/(preview|my-data)\/.*/i, "/$1/…")
    .replace(/(\/(?:approve|verify|registration|subscription))\/.*/i, "$1/…")
    .replace(/[\da-z]{8}-[\da-f]{32}/gi, "…")
    .slice(0, 200);
}
