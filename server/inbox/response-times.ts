/** How well the promise of an answer within 24 hours was kept: counted from the messages, and nothing else. */
import { sql } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import { promisedWithin } from "./change-state.ts";
import { type Figures, figuresFrom, type Waits } from "./promise-figures.ts";

const day = 24 * 60 * 60_000;
export const promiseDays = 90;
const weeksShown = 13;
/** Every view of /contact may ask; what it shows is that old at most, and a minute more while its page is cached. */
const freshFor = 30_000;
/** Where there are so many messages that counting takes long, it is done less often. */
const timesItTook = 100;

export type WeekFigures = Figures & { monday: string };

export function promiseOf({ db, engine }: SiteDatabase, now: () => Date) {
  const minutes = sql<number | null>`${sql.raw(minutesToAnswer[engine])}`;

  /** Each message counts, of every kind and on every day, once it is answered or its 24 hours are over. */
  const between = async (from: number, to: number): Promise<Figures> => {
    // The moment from which a message without an answer is overdue: see overdue.ts.
    const over = instant(now().getTime() - promisedWithin);
    const rows = await db
      .selectFrom("contact_messages")
      .select(({ fn }) => [minutes.as("minutes"), fn.countAll<number>().as("count")])
      .where("created_at", ">=", instant(from))
      .where("created_at", "<", instant(to))
      .where("state", "<>", "spam")
      .where(({ eb, or }) => or([eb("first_answer_at", "is not", null), eb("created_at", "<=", over)]))
      .groupBy(minutes)
      .execute();
    return figuresFrom(rows.map((row): Waits => ({ ...row, count: Number(row.count) })));
  };

  let last: { read: number; goodFor: number; figures: Figures } | undefined;
  return {
    /** Of the last 90 days. */
    async published(): Promise<Figures> {
      const at = now().getTime();
      // A clock that was set back must not keep old figures.
      if (last && Math.abs(at - last.read) < last.goodFor) return last.figures;
      const began = performance.now();
      const figures = await between(at - promiseDays * day, at);
      const goodFor = Math.max(freshFor, timesItTook * (performance.now() - began));
      last = { read: at, goodFor, figures };
      return figures;
    },

    /** Each week of them, the newest first. A week begins on Monday, by universal time. */
    async weeks(): Promise<WeekFigures[]> {
      const today = Math.floor(now().getTime() / day);
      // The first day of all was a Thursday.
      const monday = today - ((today + 3) % 7);
      const weeks: WeekFigures[] = [];
      for (let index = 0; index < weeksShown; index++) {
        const from = (monday - 7 * index) * day;
        weeks.push({ monday: instant(from), ...(await between(from, from + 7 * day)) });
      }
      return weeks;
    },
  };
}

const instant = (milliseconds: number) => new Date(milliseconds).toISOString();

/** Begun minutes count as whole ones. */
const minutesToAnswer = {
  sqlite: "(unixepoch(first_answer_at) - unixepoch(created_at) + 59) / 60",
  postgres: "ceil(extract(epoch from first_answer_at - created_at) / 60)::integer",
};
