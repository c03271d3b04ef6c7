import type { Kysely } from "kysely";
import { stored } from "../../../app/words/en/desk/stored.ts";
import type { Database } from "../../database/schema.ts";
import * as limits from "../message-limits.ts";
import { countUpTo, duplicateOf, mailedFrom, mailedSince, markedBefore, noted } from "./recent-messages.ts";
import type { Counted, Sender } from "./sender-hashes.ts";

/** The limits that the operator sets. */
export type Allowance = {
  /** Similar messages from one network address in ten minutes. */
  perAddress: number;
  /** Messages that are mailed to the staff in a minute. */
  perMinute: number;
  /** Whether visitors receive an acknowledgement by mail. */
  acknowledge?: boolean;
};

export type Verdict =
  | { duplicateOf: string }
  | { refusedUntil: Date }
  /** Store it. */
  | {
      /** Why it is held back, or null. */
      held: string | null;
      /** Seconds to delay the answer. */
      slowBy: number;
      /** Signs of spam: see spam.ts. */
      history: { cameOften: boolean; markedBefore: boolean };
    };

type Db = Kysely<Database>;

/** Counts earlier messages and writes nothing. Ignores messages dated in the future by a clock that was ahead. */
export async function judge(db: Db, sender: Sender, { perAddress, perMinute }: Allowance): Promise<Verdict> {
  const { at, networks, texts } = sender;
  const counted = sender.counted.map((each) => ({ ...each, most: perAddress * each.times }));
  const many = (times: number) => perAddress * limits.manyOfOneText * times;
  const share = Math.ceil(perMinute * limits.partOfOneNetwork);
  const found = await db
    .selectNoFrom([
      duplicateOf(db, sender).as("duplicate"),
      markedBefore(db, sender).as("marked"),
      countUpTo(db, mailedSince(db, at), perMinute).as("mailed"),
      ...texts.map(({ hashes, times }, index) =>
        countUpTo(db, noted(db, hashes, at, limits.duplicateWindow), many(times)).as(
          `text${index}` as "text",
        ),
      ),
      ...networks.map((hashes, index) =>
        countUpTo(db, mailedFrom(db, hashes, at), share).as(`share${index}` as "share"),
      ),
      ...counted.map(({ hashes, most }, index) =>
        countUpTo(db, noted(db, hashes, at), most).as(`count${index}` as "count"),
      ),
    ])
    .$castTo<Record<string, string | number | null>>()
    .executeTakeFirstOrThrow();
  if (found.duplicate) return { duplicateOf: String(found.duplicate) };

  const full = counted.map((each, index) => ({ ...each, count: Number(found[`count${index}`]) }));
  const beyond = full.filter(({ count, most }) => count >= most);
  const refused = beyond.filter((each) => each.beyond === "refuse");
  if (refused.length > 0) return { refusedUntil: await roomAgain(db, refused, at) };

  const crowded = networks.some((_, index) => Number(found[`share${index}`]) >= share);
  const inMinute = Number(found.mailed) >= perMinute && stored.spam.manyInMinute;
  const fromThere = stored.spam.manyFromNetwork;
  return {
    held: (beyond.length > 0 && fromThere) || inMinute || (crowded && fromThere) || null,
    slowBy: Math.max(0, ...full.filter((each) => each.beyond === "refuse").map(slowedBy)),
    history: {
      cameOften: texts.some(({ times }, index) => Number(found[`text${index}`]) >= many(times)),
      markedBefore: found.marked !== null,
    },
  };
}

/** Grows with every message from half of the limit on. */
function slowedBy({ count, most }: { count: number; most: number }): number {
  return Math.ceil(((2 * count - most) * limits.slowestAnswer) / most);
}

async function roomAgain(db: Db, refused: (Counted & { most: number })[], at: Date): Promise<Date> {
  const times: number[] = [];
  for (const { hashes, most } of refused) {
    const newest = noted(db, hashes, at).orderBy("created_at", "desc");
    const { created_at } = await newest
      .offset(most - 1)
      .limit(1)
      .executeTakeFirstOrThrow();
    times.push(Date.parse(created_at) + limits.networkWindow);
  }
  return new Date(Math.max(...times));
}
