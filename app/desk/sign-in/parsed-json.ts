/** What script posted as JSON; an empty object if it is none. */
export function parsedJson(text: unknown): object {
  try {
    const value: unknown = JSON.parse(String(text));
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
