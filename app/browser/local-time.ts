import { englishRegion, formatInRegion } from "./restate-dates.ts";

/**
 * Rewrites the UTC start of an online event in the visitor's time zone, under the label the server provides, unless
 * that takes more lines: the content below would jump.
 */
export function showLocalTimes(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-local]")) {
    const term = time.parentElement?.previousElementSibling;
    const row = term?.parentElement;
    if (!row) continue;
    const before = { time: time.textContent, term: term.textContent, height: row.offsetHeight };
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    time.textContent = formatInRegion(time, { form: "date-time", timeZone }, englishRegion() ?? "en-GB");
    term.textContent = time.dataset.local ?? "";
    if (row.offsetHeight === before.height) continue;
    time.textContent = before.time;
    term.textContent = before.term;
  }
}
