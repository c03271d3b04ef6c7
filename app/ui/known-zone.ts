/** The zone, if this machine knows it; a mistyped one must not take the page down. */
export function knownZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat("en-GB", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
}
