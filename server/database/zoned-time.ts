/** The instant at which clocks in the zone show that time, so many days after the zone's own date of `today`. */
export function localInstant(today: Date, days: number, time: string, timeZone: string): Date {
  // Swedish writes dates as ISO 8601 does.
  const date = new Date(`${today.toLocaleDateString("sv-SE", { timeZone })}T${time}:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return instantOf(date, timeZone);
}

/** The instant at which clocks in the zone show what those of UTC show at `date`. */
export function instantOf(date: Date, timeZone: string): Date {
  // The offset in force then is known only once the instant is: the first guess can miss a change of clocks.
  const guess = date.getTime() - offset(date, timeZone);
  return new Date(date.getTime() - offset(new Date(guess), timeZone));
}

/** What clocks in the zone show at that instant, as "2026-11-20T09:30"; with seconds where they are not full minutes. */
export function localTime(instant: Date, timeZone: string): string {
  const shown = instant.toLocaleString("sv-SE", { timeZone }).replace(" ", "T");
  return shown.replace(/:00$/, "");
}

/** How far the zone's clocks are ahead of UTC at that instant, in milliseconds. */
function offset(instant: Date, timeZone: string): number {
  const name = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" })
    .formatToParts(instant)
    .find(({ type }) => type === "timeZoneName")?.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name ?? "") ?? ["", "+", "0", "0"];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
