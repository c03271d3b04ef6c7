/** Requests and failures per minute of all processes together, for alerts and the desk. */
import type { Kysely } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import { after } from "../database/instants.ts";
import type { Database } from "../database/schema.ts";
import type { Log } from "../process/log.ts";
import type { RequestMetrics } from "./request-metrics.ts";

const minute = 60_000;
/** Longer than anything reads them. */
const keptFor = 2 * 60 * minute;

export type RequestSum = { requests: number; errors: number };

export async function addRequests(db: Kysely<Database>, added: RequestSum, now: Date): Promise<void> {
  const at = new Date(Math.floor(now.getTime() / minute) * minute).toISOString();
  await db
    .insertInto("request_sums")
    .values({ minute: at, ...added })
    .onConflict((conflict) =>
      conflict.column("minute").doUpdateSet(({ ref, eb }) => ({
        requests: eb("request_sums.requests", "+", ref("excluded.requests")),
        errors: eb("request_sums.errors", "+", ref("excluded.errors")),
      })),
    )
    .execute();
  // Also those that a clock that was ahead has left.
  await db
    .deleteFrom("request_sums")
    .where(({ eb, or }) =>
      or([eb("minute", "<", after(now, -keptFor)), eb("minute", ">", after(now, keptFor))]),
    )
    .execute();
}

/** During the last `milliseconds`. */
export async function requestsDuring(
  db: Kysely<Database>,
  milliseconds: number,
  now: Date,
): Promise<RequestSum> {
  const { requests, errors } = await db
    .selectFrom("request_sums")
    .select(({ fn }) => [
      fn.sum<number | null>("requests").as("requests"),
      fn.sum<number | null>("errors").as("errors"),
    ])
    .where("minute", ">", after(now, -milliseconds))
    .where("minute", "<=", now.toISOString())
    .executeTakeFirstOrThrow();
  return { requests: Number(requests ?? 0), errors: Number(errors ?? 0) };
}

type Parts = { database: SiteDatabase; metrics: RequestMetrics; log: Log; now?: () => Date; every?: number };

/** Runs in every process: each adds its own requests. */
export function startRequestSums({ database, metrics, log, now = () => new Date(), every = minute }: Parts) {
  // Those that fail while the database is away count when it is back.
  let unstored: RequestSum = { requests: 0, errors: 0 };
  const write = async () => {
    const recent = metrics.takeRecent();
    unstored.requests += recent.requests;
    unstored.errors += recent.errors;
    if (unstored.requests === 0) return;
    try {
      await addRequests(database.db, unstored, now());
      unstored = { requests: 0, errors: 0 };
    } catch (error) {
      log.warn("The number of requests could not be stored yet", { error });
    }
  };
  let running = Promise.resolve();
  const timer = setInterval(() => (running = running.then(write)), every).unref();
  return {
    stop: () => {
      clearInterval(timer);
      return running.then(write);
    },
  };
}
