import { englishRegion, formatInRegion } from "./restate-dates.ts";

/**
 * The server writes when an online event begins in UTC. This restates it for where the visitor is, with the name that
 * the server gives for it, where that takes no more lines: what is below would jump.
 */
export function showLocalTimes(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-local]")) {
    const term = time.parentElement?.previousElementSibling;
    const row = term?.parentElement;
    if (!row) return;
    const before = { time: time.textContent, term: term.textContent, height: row.offsetHeight };
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    time.textContent = formatInRegion(time, { form: "date-time", timeZone }, englishRegion() ?? "en-GB");
    term.textContent = time.dataset.local ?? "";
    if (row.offsetHeight === before.height) continue;
    time.textContent = before.time;
    term.textContent = before.term;
  }
}
