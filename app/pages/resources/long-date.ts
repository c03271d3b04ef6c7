const usEnglish = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "November 15, 2026": a resource's page writes it so for everyone, as the specification asks. */
export function longDate(instant: string): string {
  return usEnglish.format(new Date(instant));
}
