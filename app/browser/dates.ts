/**
 * The server writes dates as in Britain, in the page's language. Whoever reads English as in another region sees
 * them in that region's order.
 */
export function restateDates(part: ParentNode): void {
  const region = navigator.languages.find((language) => language.startsWith("en-"));
  if (!region || region === "en-GB" || document.documentElement.lang !== "en") return;
  for (const time of part.querySelectorAll<HTMLTimeElement>("time[data-date]")) {
    const { date: form = "", zone: timeZone = "UTC", until } = time.dataset;
    const start = new Date(time.dateTime);
    if (form === "date" && timeZone === "UTC" && region === "en-US") {
      time.textContent = americanDate(start);
      continue;
    }
    const format = new Intl.DateTimeFormat(region, { ...forms[form], timeZone });
    time.textContent = until ? format.formatRange(start, new Date(until)) : format.format(start);
  }
}

const forms: Record<string, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: "long" },
  day: { dateStyle: "full" },
  time: { timeStyle: "short" },
  "date-time": { dateStyle: "long", timeStyle: "short" },
  "day-time": { dateStyle: "full", timeStyle: "short" },
};

/** The first date Intl writes takes an old phone a tenth of a second. The commonest ones do without. */
function americanDate(date: Date): string {
  const months = "January,February,March,April,May,June,July,August,September,October,November,December";
  return `${months.split(",")[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
