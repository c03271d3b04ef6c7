/** The desk's protection against forged posts (CSRF): a browser says from which site a post comes. */
export function isForeign(request: Request): boolean {
  return request.headers.get("origin") !== new URL(request.url).origin;
}

export const foreign =
  "This did not come from a page of the desk, so nothing was done. Please open the desk in your browser and try again.\n";
