/** What the log says on the server and the console in the browser. */
export const fetchFailed = "Error fetching updates:";

export function reportInBrowser(error: unknown): void {
  console.error(fetchFailed, error);
}
