/** How well the site keeps its promise of an answer within 24 hours, calculated from the messages alone. */
import { sql } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import { dueAfter, promisedWithin } from "./answer-due.ts";
import { type ClosedDays, openTime, readClosedDays } from "./closed-days.ts";

/** How many messages had their first answer after this many minutes; null: no answer yet. */
type Waits = { minutes: number | null; count: number };

export type ResponseFigures = {
  messages: number;
  /** Answered within 24 hours, not counting the days on which the office was closed. */
  inTime: number;
  /** Half of all messages had their first answer by then; null if fewer than half have one. */
  medianMinutes: number | null;
  /** Whether the office was closed on some of these days. */
  hadHolidays?: boolean;
};
/** `received`: all messages but spam. `answered`: those of them that have had an answer by now. */
export type CountedFigures = ResponseFigures & { received: number; answered: number };
export type WeekFigures = CountedFigures & { monday: string };

const day = 24 * 60 * 60_000;
export const promiseDays = 90;
const weeksShown = 12;
/** Every view of /contact asks for the figures, so they are cached this long. The page cache adds up to a minute. */
const cachedFor = 30_000;
/** A slow query is cached for this many times as long as it took. */
const timesItTook = 100;

export function responseTimesOf({ db, engine }: SiteDatabase, now: () => Date) {
  const minutes = sql<number | null>`${sql.raw(minutesToAnswer[engine])}`;

  const receivedBetween = (from: number, to: number) =>
    db
      .selectFrom("contact_messages")
      .where("created_at", ">=", instant(from))
      .where("created_at", "<", instant(to))
      .where("state", "<>", "spam");

  /** Counts every message, of any kind and on any day, once it is answered or its 24 hours are over. */
  const waitsBetween = async (from: number, to: number): Promise<Waits[]> => {
    const overdueBefore = instant(now().getTime() - promisedWithin);
    const rows = await receivedBetween(from, to)
      .select(({ fn }) => [minutes.as("minutes"), fn.countAll<number>().as("count")])
      .where(({ eb, or }) =>
        or([eb("first_answer_at", "is not", null), eb("created_at", "<=", overdueBefore)]),
      )
      .groupBy(minutes)
      .execute();
    return rows.map((row) => ({ ...row, count: Number(row.count) }));
  };

  /** The same for messages whose 24 hours were interrupted by closed days: each has its own due time. */
  const interruptedWaits = async (from: number, to: number, closed: ClosedDays): Promise<Waits[]> => {
    const rows = await receivedBetween(from, to).select(["created_at", "first_answer_at"]).execute();
    return rows.flatMap(({ created_at, first_answer_at }): Waits[] => {
      const created = new Date(created_at);
      if (!first_answer_at)
        return dueAfter(created, closed) <= now().toISOString() ? [{ minutes: null, count: 1 }] : [];
      const waited = openTime(created.getTime(), Date.parse(first_answer_at), closed);
      return [{ minutes: Math.ceil(waited / 60_000), count: 1 }];
    });
  };

  /** Counted from an index alone. */
  const countedBetween = async (from: number, to: number) => {
    const { received, answered } = await receivedBetween(from, to)
      .select(({ fn }) => [
        fn.countAll<number>().as("received"),
        fn.count<number>("first_answer_at").as("answered"),
      ])
      .executeTakeFirstOrThrow();
    return { received: Number(received), answered: Number(answered) };
  };

  const between = async (from: number, to: number, allClosed: ClosedDays): Promise<ResponseFigures> => {
    const closed = allClosed.filter(
      ({ start, end }) => start - promisedWithin < to && end > from && start <= now().getTime(),
    );
    const waits: Waits[] = [];
    let counted = from;
    for (const { start, end } of closed) {
      const [begin, stop] = [Math.max(start - promisedWithin, counted), Math.min(end, to)];
      if (counted < begin) waits.push(...(await waitsBetween(counted, begin)));
      if (begin < stop) waits.push(...(await interruptedWaits(begin, stop, closed)));
      counted = Math.max(counted, stop);
    }
    if (counted < to) waits.push(...(await waitsBetween(counted, to)));
    return { ...figuresFrom(waits), ...(closed.length > 0 && { hadHolidays: true }) };
  };

  const published = async (): Promise<ResponseFigures> => {
    const at = now().getTime();
    // "abs", because a clock that was set back must not keep old figures.
    if (cached && Math.abs(at - cached.at) < cached.lifetime) return cached.figures;
    const began = performance.now();
    const figures = await between(at - promiseDays * day, at, await readClosedDays(db));
    const lifetime = Math.max(cachedFor, timesItTook * (performance.now() - began));
    cached = { at, lifetime, figures };
    return figures;
  };

  let cached: { at: number; lifetime: number; figures: ResponseFigures } | undefined;
  return {
    /** For the last 90 days. */
    published,

    /** The same for staff, who also see how many were received. */
    async recent(): Promise<CountedFigures> {
      const at = now().getTime();
      return { ...(await published()), ...(await countedBetween(at - promiseDays * day, at)) };
    },

    /** For each of the last weeks, the newest first. A week begins on Monday, in UTC. */
    async weeks(): Promise<WeekFigures[]> {
      const today = Math.floor(now().getTime() / day);
      // 1 January 1970 was a Thursday.
      const monday = today - ((today + 3) % 7);
      const closed = await readClosedDays(db);
      const weeks: WeekFigures[] = [];
      for (let index = 0; index < weeksShown; index++) {
        const from = (monday - 7 * index) * day;
        const to = from + 7 * day;
        weeks.push({
          monday: instant(from),
          ...(await countedBetween(from, to)),
          ...(await between(from, to, closed)),
        });
      }
      return weeks;
    },
  };
}

const instant = (milliseconds: number) => new Date(milliseconds).toISOString();

/** Rounded up. */
const minutesToAnswer = {
  sqlite: "(unixepoch(first_answer_at) - unixepoch(created_at) + 59) / 60",
  postgres: "ceil(extract(epoch from first_answer_at - created_at) / 60)::integer",
};

export function figuresFrom(waits: Waits[]): ResponseFigures {
  const answered = waits
    .flatMap(({ minutes, count }) => (minutes === null ? [] : [{ minutes, count }]))
    .toSorted((one, other) => one.minutes - other.minutes);
  const messages = sum(waits);
  return {
    messages,
    inTime: sum(answered.filter(({ minutes }) => minutes * 60_000 <= promisedWithin)),
    medianMinutes: medianOf(answered, messages),
  };
}

/** Unanswered messages count as the longest waits: leaving them out would flatter us. */
function medianOf(answered: { minutes: number; count: number }[], messages: number): number | null {
  let before = 0;
  for (const { minutes, count } of answered) {
    before += count;
    if (2 * before >= messages) return minutes;
  }
  return null;
}

const sum = (waits: { count: number }[]) => waits.reduce((total, { count }) => total + count, 0);
