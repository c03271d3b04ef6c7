const key = "formId";

/**
 * A random id for this tab. If the same text arrives twice with it, because a bad connection made the visitor send it
 * again, the server stores it once. It cannot be rendered into the page, which is cached for all visitors.
 */
export function formId(): string {
  try {
    const known = sessionStorage.getItem(key);
    if (known) return known;
    sessionStorage.setItem(key, current);
  } catch {
    // Storage may be blocked; then the id lasts as long as the page.
  }
  return current;
}

const current =
  typeof window === "undefined"
    ? ""
    : Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, "0"),
      ).join("");
