/** The day of an instant in a zone: "2026-11-25". A zone that this machine does not know counts as UTC. */
export function localDay(instant: string, zone: string): string {
  // Canadians write dates as ISO 8601 does.
  const write = (timeZone: string) => new Date(instant).toLocaleDateString("en-CA", { timeZone });
  try {
    return write(zone);
  } catch {
    return write("UTC");
  }
}
