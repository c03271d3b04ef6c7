/**
 * The server writes dates as in Britain, in the page's language. For a visitor whose English is of another region
 * this rewrites them in that region's order, where that takes no more lines. Each is rewritten when it comes near the
 * screen: measuring what is not laid out yet would keep a slow phone busy for long.
 */
export function restateDates(part: ParentNode): void {
  const region = englishRegion();
  if (!region || region === "en-GB" || document.documentElement.lang !== "en") return;
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries.filter(({ isIntersecting }) => isIntersecting);
      for (const { target } of near) observer.unobserve(target);
      restate(
        near.map(({ target }) => target as HTMLTimeElement),
        region,
      );
    },
    { rootMargin: "50%" },
  );
  for (const time of part.querySelectorAll("time[data-date]")) observer.observe(time);
}

function restate(times: HTMLTimeElement[], region: string): void {
  const before = times.map((time) => ({ time, text: time.textContent, height: heightAround(time) }));
  // All changed in one step, so that the browser lays them out once.
  for (const time of times) {
    const { date: form = "", zone: timeZone = "UTC", until } = time.dataset;
    time.textContent = formatInRegion(time, { form, timeZone, until }, region);
  }
  // One that takes another line stays as it was: what is below would jump.
  for (const { time, text, height } of before) if (heightAround(time) !== height) time.textContent = text;
}

/** The first kind of English that the visitor reads. */
export const englishRegion = () => navigator.languages.find((language) => language.startsWith("en-"));

const heightAround = (time: HTMLElement) => time.parentElement?.offsetHeight;

type Form = { form: string; timeZone: string; until?: string | undefined };

export function formatInRegion(
  time: HTMLTimeElement,
  { form, timeZone, until }: Form,
  region: string,
): string {
  const start = new Date(time.dateTime);
  if (form === "date" && timeZone === "UTC" && region === "en-US") return americanDate(start);
  const format = new Intl.DateTimeFormat(region, { ...forms[form], timeZone });
  return until ? format.formatRange(start, new Date(until)) : format.format(start);
}

const forms: Record<string, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: "long" },
  day: { dateStyle: "full" },
  time: { timeStyle: "short" },
  "date-time": { dateStyle: "long", timeStyle: "short" },
};

/** The first date Intl writes takes an old phone a tenth of a second. The commonest ones do without. */
function americanDate(date: Date): string {
  const months = "January,February,March,April,May,June,July,August,September,October,November,December";
  return `${months.split(",")[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
