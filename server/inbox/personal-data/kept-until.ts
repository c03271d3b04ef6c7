/** The same day of the earlier month, or its last day where it is shorter. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}

/** The day after which a conversation is deleted, if nobody writes in it again. */
export function keptUntil(instants: (string | null)[], months: number): string {
  const last = instants.reduce<string>((latest, each) => (each && each > latest ? each : latest), "");
  return monthsBefore(new Date(last), -months).toISOString();
}
