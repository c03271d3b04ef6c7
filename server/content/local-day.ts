/** The local date of an instant: "2026-11-25". An unknown time zone counts as UTC. */
export function localDay(instant: string, zone: string): string {
  // Canadian dates have the ISO 8601 format.
  const write = (timeZone: string) => new Date(instant).toLocaleDateString("en-CA", { timeZone });
  try {
    return write(zone);
  } catch {
    return write("UTC");
  }
}
