/** Without what opens something: whoever has the address of a preview may see it. */
export function loggedPath(url: string): string {
  const path = url.split("?")[0] ?? "";
  return path.replace(/^\/preview\/.*/, "/preview/…").slice(0, 200);
}
