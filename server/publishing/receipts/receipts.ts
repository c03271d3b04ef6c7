/**
 * A receipt proves that visitors see a publication: each page, feed and sitemap is requested over HTTP, as a visitor
 * would. Receipts are queued in the transaction that publishes, so another process finishes what a killed one began.
 */
import { setTimeout as pause } from "node:timers/promises";
import { stored } from "../../../app/words/en/desk/stored.ts";
import type { Content } from "../../content/content.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import type { ReceiptRow } from "../../database/schema.ts";
import type { Log } from "../../process/log.ts";
import { type Edition, readEdition } from "../edition.ts";
import type { Problem } from "../problem-sentences.ts";
import type { Place } from "./receipt-checks.ts";
import { placesOf } from "./receipt-places.ts";

export type Check = {
  place: Place["place"] | "schedule";
  address: string;
  /** A sentence of app/words/en/desk/stored.ts, or problems of the text; null if the place passes the check. */
  problem: string | Problem[] | null;
};

export type Receipt = {
  id: string;
  editionId: string;
  act: ReceiptRow["act"];
  at: string;
  state: ReceiptRow["state"];
  triedAt: string | null;
  checks: Check[];
};

const limits = {
  /** Milliseconds for one request. */
  answer: 20_000,
  bytes: 32 * 1024 * 1024,
  /** Attempts before the receipt turns red, and the pause between them. */
  tries: 3,
  pause: 1000,
  /** A claimed receipt is free again after this time: its process was killed. */
  taken: 5 * 60_000,
  poll: 10_000,
  failedShown: 50,
};

type Claimed = ReceiptRow & Pick<Edition, "kind" | "language" | "translationOf" | "fields">;
type Parts = {
  database: SiteDatabase;
  content: Content;
  log: Log;
  now?: () => Date;
  /** Wakes the process that checks receipts, which is this one by default. */
  wakeChecker?: () => void;
};
export type Receipts = ReturnType<typeof receiptsOf>;

export function receiptsOf({ database, content, log, now = () => new Date(), wakeChecker }: Parts) {
  const { db } = database;
  let wakeHere = () => {};
  const wake = wakeChecker ?? (() => wakeHere());

  /** Claims the oldest waiting receipt for this process. */
  const claim = async (): Promise<Claimed | undefined> => {
    const at = now();
    const freeSince = new Date(at.getTime() - limits.taken).toISOString();
    const next = await db
      .updateTable("receipts")
      .set({ tried_at: at.toISOString() })
      .where("id", "=", ({ selectFrom }) =>
        selectFrom("receipts")
          .select("id")
          .where("state", "=", "waiting")
          .where(({ eb, or }) => or([eb("tried_at", "is", null), eb("tried_at", "<", freeSince)]))
          .orderBy("at")
          .limit(1),
      )
      // Checked again on the row itself: PostgreSQL may have waited for another process to claim it.
      .where(({ eb, or }) => or([eb("tried_at", "is", null), eb("tried_at", "<", freeSince)]))
      .returningAll()
      .executeTakeFirst();
    if (!next) return undefined;
    const edition = await readEdition(db, next.edition_id);
    if (!edition) return undefined;
    const { kind, language, translationOf, fields } = edition;
    return { ...next, kind, language, translationOf, fields };
  };

  const giveBack = async ({ id }: Claimed): Promise<void> => {
    await db.updateTable("receipts").set({ tried_at: null }).where("id", "=", id).execute();
  };

  const checkAll = async (base: string, receipt: Claimed, stop: AbortSignal): Promise<Check[]> => {
    const places = await placesOf({ database, content, now: now() }, receipt);
    const checks: Check[] = [];
    for (const place of places) checks.push(...(await check(base, place, stop)));
    return checks;
  };

  const settle = async (base: string, receipt: Claimed, stop: AbortSignal): Promise<void> => {
    let checks: Check[] = [];
    for (let tries = 1; tries <= limits.tries; tries++) {
      checks = await checkAll(base, receipt, stop);
      if (stop.aborted || checks.every(({ problem }) => problem === null)) break;
      if (tries < limits.tries) await pause(limits.pause);
    }
    // The next process checks it.
    if (stop.aborted) return giveBack(receipt);
    const state = checks.every(({ problem }) => problem === null) ? "green" : "red";
    await db
      .updateTable("receipts")
      .set({ state, checks: JSON.stringify(checks) })
      .where("id", "=", receipt.id)
      .execute();
    if (state === "red") log.warn("A publication is not visible everywhere", { slug: receipt.slug, checks });
  };

  return {
    /** The receipts of one edition, newest first. */
    async of(editionId: string): Promise<Receipt[]> {
      const rows = await db
        .selectFrom("receipts")
        .selectAll()
        .where("edition_id", "=", editionId)
        .orderBy("at", "desc")
        .orderBy("id")
        .execute();
      return rows.map(receiptOf);
    },

    /** Red receipts that no later publication has replaced. */
    async failed(): Promise<Receipt[]> {
      const rows = await db
        .selectFrom("receipts")
        .selectAll()
        .where("state", "=", "red")
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("receipts as later")
                .select("later.id")
                .whereRef("later.edition_id", "=", "receipts.edition_id")
                .whereRef("later.at", ">", "receipts.at"),
            ),
          ),
        )
        .orderBy("at", "desc")
        .limit(limits.failedShown)
        .execute();
      return rows.map(receiptOf);
    },

    /** Checks a red receipt again. */
    async tryAgain(id: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("receipts")
        .set({ state: "waiting", tried_at: null })
        .where("id", "=", id)
        .where("state", "=", "red")
        .executeTakeFirstOrThrow();
      wake();
      return numUpdatedRows > 0n;
    },

    /** Looks for waiting receipts now. */
    wake,

    /** Starts checking, at an address such as http://127.0.0.1:3000. */
    start(base: string) {
      const stop = new AbortController();
      let queued = false;
      const work = async () => {
        queued = false;
        try {
          while (!stop.signal.aborted) {
            const next = await claim();
            if (!next) return;
            await settle(base, next, stop.signal);
          }
        } catch (error) {
          log.error("Receipts could not be checked", { error });
        }
      };
      let running = work();
      wakeHere = () => {
        if (queued || stop.signal.aborted) return;
        queued = true;
        running = running.then(work);
      };
      const timer = setInterval(() => wakeHere(), limits.poll).unref();
      return {
        wake: () => wakeHere(),
        /** Resolves when all waiting receipts are checked. */
        settled: () => running,
        async stop(): Promise<void> {
          stop.abort();
          clearInterval(timer);
          await running;
        },
      };
    },
  };
}

/** Checks a place and the places that its answer refers to. */
async function check(base: string, asked: Place, stop: AbortSignal): Promise<Check[]> {
  const { place, address, problemOf, named } = asked;
  try {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(limits.answer)]);
    const response = await fetch(base + address, { redirect: "manual", signal });
    const location = response.headers.get("location") ?? "";
    const answer = { status: response.status, location, text: await readText(response) };
    const checks: Check[] = [{ place, address, problem: problemOf(answer) ?? null }];
    for (const next of named?.(answer) ?? []) checks.push(...(await check(base, next, stop)));
    return checks;
  } catch (error) {
    return [{ place, address, problem: stored.receipts.failed({ cause: (error as Error).message }) }];
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ["", 0];
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > limits.bytes) throw new Error("the answer is too long");
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

function receiptOf({ id, edition_id, act, at, state, tried_at, checks }: ReceiptRow): Receipt {
  return { id, editionId: edition_id, act, at, state, triedAt: tried_at, checks: JSON.parse(checks) };
}
