/**
 * Monday to Thursday are working days in every country where an event is held. In some, the weekend starts on Friday.
 */
const weekdays = [1, 2, 3, 4];
const holidays = ["12-24", "12-25", "12-26", "01-01"];

/**
 * Moves a number of days from today until every day of an event is a working day in its time zone. Future events move
 * later and past ones earlier, so that a report still follows its event.
 */
export function onWorkingDays(today: Date, days: number, timeZone: string, daysLong = 1): number {
  // The Swedish locale formats dates as ISO 8601.
  const start = new Date(`${today.toLocaleDateString("sv-SE", { timeZone })}T00:00:00Z`);
  const step = days < 0 ? -1 : 1;
  let moved = days;
  while (!isOpen(start, moved, daysLong)) moved += step;
  return moved;
}

function isOpen(start: Date, days: number, daysLong: number): boolean {
  return Array.from({ length: daysLong }, (_, day) => {
    const date = new Date(start);
    date.setUTCDate(date.getUTCDate() + days + day);
    return weekdays.includes(date.getUTCDay()) && !holidays.includes(date.toISOString().slice(5, 10));
  }).every(Boolean);
}
