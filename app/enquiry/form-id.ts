const key = "formId";

/**
 * A random number for this tab. The server takes the same words from the same tab for one message, however
 * often a bad line makes the visitor send them. It cannot be printed into the page, which all visitors share.
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
