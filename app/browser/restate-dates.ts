/**
 * The server writes British dates. For visitors with another regional English this rewrites them in their order,
 * unless that takes more lines. A date is rewritten when it comes near the screen: measuring elements that are not
 * laid out yet would keep a slow phone busy.
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
  const before = times.map((time) => ({ time, text: time.textContent, height: parentHeight(time) }));
  // Change all before measuring any, so that the browser lays them out once.
  for (const time of times) {
    const { date: form = "", zone: timeZone = "UTC", until } = time.dataset;
    time.textContent = formatInRegion(time, { form, timeZone, until }, region);
  }
  // Undo a date that takes another line: the content below would jump.
  for (const { time, text, height } of before) if (parentHeight(time) !== height) time.textContent = text;
}

/** The first English region among the visitor's languages. */
export const englishRegion = () => navigator.languages.find((language) => language.startsWith("en-"));

const parentHeight = (time: HTMLElement) => time.parentElement?.offsetHeight;

type Form = { form: string; timeZone: string; until?: string | undefined };

export function formatInRegion(
  time: HTMLTimeElement,
  { form, timeZone, until }: Form,
  region: string,
): string {
  const isDay = form === "date" || form === "day";
  if (region === "en-US" && timeZone === "UTC" && isDay && !until) return americanDate(time);
  const start = new Date(time.dateTime);
  const format = new Intl.DateTimeFormat(region, { ...forms[form], timeZone });
  return until ? format.formatRange(start, new Date(until)) : format.format(start);
}

const forms: Record<string, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: "long" },
  day: { dateStyle: "full" },
  time: { timeStyle: "short" },
  "date-time": { dateStyle: "long", timeStyle: "short" },
};

/** Intl takes an old phone a tenth of a second to write its first date, so the commonest formats go without. */
function americanDate({ textContent }: HTMLTimeElement): string {
  const [year, month, day, weekday] = textContent.split(" ").reverse();
  return `${weekday ? `${weekday}, ` : ""}${month} ${day}, ${year}`;
}
