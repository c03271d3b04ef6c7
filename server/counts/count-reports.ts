/** Reads the sums for the desk. */
import { sql } from "kysely";
import type { Language } from "../../languages.ts";
import { organisation } from "../../organisation.ts";
import { localDay } from "../content/local-day.ts";
import type { SiteDatabase } from "../database/connect.ts";
import type { CountRow } from "../database/schema.ts";
import { others } from "./counter.ts";

/** The choices at the desk. */
export const periods = ["7-days", "30-days", "90-days", "12-months"] as const;
export type Period = (typeof periods)[number];

/** `at`: a day, or the first day of a month. */
export type Point = { at: string; count: number };
/** `name` is empty for the sum of all others. */
export type Listed = { name: string; count: number };

const maxListed = 25;
/** A search that one person made once may be a name. */
const fewestSearches = 2;

export type CountReport = Awaited<ReturnType<ReturnType<typeof countReportsOf>["read"]>>;

export function countReportsOf({ db }: SiteDatabase, now: () => Date = () => new Date()) {
  const today = () => localDay(now().toISOString(), organisation.timeZone);
  const since = (what: CountRow["what"], from: string) =>
    db.selectFrom("counts").where("what", "=", what).where("day", ">=", from);
  const total = sql<number>`cast(sum(count) as bigint)`;

  const listed = async (what: CountRow["what"], from: string): Promise<Listed[]> => {
    const rows = await since(what, from)
      .select(["name", total.as("count")])
      .groupBy("name")
      .$if(what === "search", (query) => query.having(total, ">=", fewestSearches))
      .orderBy("count", "desc")
      .orderBy("name")
      .limit(maxListed + 1)
      .execute();
    const named = rows.filter(({ name }) => name !== others);
    return [...named.slice(0, maxListed), ...rows.filter(({ name }) => name === others)];
  };

  const days = async (from: string, to: string, of?: { path: string; language: Language }) => {
    const rows = await since("page", from)
      .$if(of !== undefined, (query) =>
        query.where("name", "=", of?.path ?? "").where("language", "=", of?.language ?? ""),
      )
      .select(["day", total.as("count")])
      .groupBy("day")
      .execute();
    const counts = new Map(rows.map(({ day, count }) => [day, count]));
    return daysBetween(from, to).map((at): Point => ({ at, count: counts.get(at) ?? 0 }));
  };

  return {
    async read(period: Period) {
      const to = today();
      const from = firstDay(period, to);
      const byDay = await days(from, to);
      const languages = await since("page", from)
        .select(["language as name", total.as("count")])
        .where("language", "<>", "")
        .groupBy("language")
        .orderBy("count", "desc")
        .orderBy("language")
        .execute();
      return {
        points: period === "12-months" ? byMonth(byDay) : byDay,
        total: byDay.reduce((sum, { count }) => sum + count, 0),
        pages: await listed("page", from),
        languages: languages as Listed[],
        files: await listed("file", from),
        referrers: await listed("referrer", from),
        searches: await listed("search", from),
      };
    },
    /** All sums of the period that the desk may show, for a file. */
    rows: (period: Period): Promise<CountRow[]> => {
      const from = firstDay(period, today());
      const repeated = since("search", from)
        .select("name")
        .groupBy("name")
        .having(total, ">=", fewestSearches);
      return db
        .selectFrom("counts")
        .selectAll()
        .where("day", ">=", from)
        .where(({ eb, or }) => or([eb("what", "<>", "search"), eb("name", "in", repeated)]))
        .orderBy("day")
        .orderBy("what")
        .orderBy("count", "desc")
        .orderBy("name")
        .orderBy("language")
        .limit(maxRows)
        .execute();
    },
    /** The last 30 days of one page in one language. */
    ofPage: (path: string, language: Language) => {
      const to = today();
      return days(firstDay("30-days", to), to, { path, language });
    },
  };
}

/** As many as a spreadsheet shows with ease. */
const maxRows = 100_000;

/** Twelve months are whole months and the current one. */
function firstDay(period: Period, today: string): string {
  const [year = 0, month = 0, day = 0] = today.split("-").map(Number);
  const date =
    period === "12-months"
      ? Date.UTC(year, month - 12, 1)
      : Date.UTC(year, month - 1, day - Number.parseInt(period, 10) + 1);
  return new Date(date).toISOString().slice(0, 10);
}

function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = Date.parse(from); day <= Date.parse(to); day += 24 * 60 * 60_000)
    days.push(new Date(day).toISOString().slice(0, 10));
  return days;
}

function byMonth(days: Point[]): Point[] {
  const months = Map.groupBy(days, ({ at }) => `${at.slice(0, 7)}-01`);
  return [...months].map(([at, points]) => ({
    at,
    count: points.reduce((sum, { count }) => sum + count, 0),
  }));
}
