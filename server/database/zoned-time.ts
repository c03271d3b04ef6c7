/** The instant of a local time in the zone, a number of days after the local date of `today`. */
export function localInstant(today: Date, days: number, time: string, timeZone: string): Date {
  // The Swedish locale formats dates as ISO 8601.
  const date = new Date(`${today.toLocaleDateString("sv-SE", { timeZone })}T${time}:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return instantOf(date, timeZone);
}

/** Reads the UTC fields of `date` as a local time in the zone, and returns its instant. */
export function instantOf(date: Date, timeZone: string): Date {
  // The offset depends on the instant itself, so the first guess may be wrong near a change of clocks.
  const guess = date.getTime() - offset(date, timeZone);
  return new Date(date.getTime() - offset(new Date(guess), timeZone));
}

/** The local time in the zone, as "2026-11-20T09:30", with seconds unless they are zero. */
export function localTime(instant: Date, timeZone: string): string {
  const shown = instant.toLocaleString("sv-SE", { timeZone }).replace(" ", "T");
  return shown.replace(/:00$/, "");
}

/** How far the zone is ahead of UTC at that instant, in milliseconds. */
function offset(instant: Date, timeZone: string): number {
  const name = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" })
    .formatToParts(instant)
    .find(({ type }) => type === "timeZoneName")?.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name ?? "") ?? ["", "+", "0", "0"];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
