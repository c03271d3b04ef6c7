/**
 * Without what opens something: whoever has the address of a preview may see it, and whoever has that of a message may
 * see and erase that. A token is left out wherever it stands, however the rest is written.
 */
export function loggedPath(url: string): string {
  const path = url.split("?")[0] ?? "";
  return path
    .replace(/^\/(preview|my-data)\/.*/i, "/$1/…")
    .replace(/[\da-z]{8}-[\da-f]{32}/gi, "…")
    .slice(0, 200);
}
