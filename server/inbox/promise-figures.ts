/** How many messages had their first answer after how many minutes; null: none yet. */
export type Waits = { minutes: number | null; count: number };

export type Figures = {
  messages: number;
  /** Answered within 24 hours. */
  inTime: number;
  /** Half of all messages had their first answer by then; null if fewer than half have one. */
  medianMinutes: number | null;
};

const promised = 24 * 60;

export function figuresFrom(waits: Waits[]): Figures {
  const answered = waits
    .flatMap(({ minutes, count }) => (minutes === null ? [] : [{ minutes, count }]))
    .toSorted((one, other) => one.minutes - other.minutes);
  const messages = sum(waits);
  return {
    messages,
    inTime: sum(answered.filter(({ minutes }) => minutes <= promised)),
    medianMinutes: medianOf(answered, messages),
  };
}

/** What was never answered took longer than all that was: leaving it out would flatter us. */
function medianOf(answered: { minutes: number; count: number }[], messages: number): number | null {
  let before = 0;
  for (const { minutes, count } of answered) {
    before += count;
    if (2 * before >= messages) return minutes;
  }
  return null;
}

const sum = (waits: { count: number }[]) => waits.reduce((total, { count }) => total + count, 0);
