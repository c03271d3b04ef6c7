const key = "formId";

/**
 * A random number for this tab. If the same text arrives twice from the same tab, because a bad line made the
 * visitor send it again, the server stores it once. The number cannot be printed into the page: all visitors share it.
 */
export function formId(): string {
  try {
    const known = sessionStorage.getItem(key);
    if (known) return known;
    sessionStorage.setItem(key, current);
  } catch {
    // Storage may be forbidden; then the number lasts as long as the page.
  }
  return current;
}

const current =
  typeof window === "undefined"
    ? ""
    : Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, "0"),
      ).join("");
