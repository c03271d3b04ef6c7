import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import * as limits from "./limits.ts";
import type { Network } from "./networks.ts";

export type Allowance = {
  perAddress: number;
  perMinute: number;
  /** Whether visitors are told by mail that their message has come. */
  acknowledge?: boolean;
};

export type Sender = {
  /** Narrowest first, each with its hashes by the present key and by the one before. */
  networks: (Network & { hashes: string[] })[];
  formId: string | undefined;
  contentHash: string;
  at: Date;
};

export type Verdict =
  | { duplicateOf: string }
  | { refusedUntil: Date }
  | { heldFullUntil: Date }
  /** To be stored; why it is held, or null. */
  | { held: string | null };

type Db = Kysely<Database>;

/** Reads the limits and writes nothing. Messages dated in the future, by a clock that was ahead, are not counted. */
export async function judge(db: Db, sender: Sender, { perAddress, perMinute }: Allowance): Promise<Verdict> {
  const { networks, at } = sender;
  const { duplicate, total, ...filled } = await db
    .selectNoFrom([
      duplicateOf(db, sender).as("duplicate"),
      nthNewest(db, at, limits.totalWindow, perMinute).where("held", "is", null).as("total"),
      ...networks.map(({ hashes, times }, index) =>
        nthNewestOf(db, hashes, at, perAddress * times).as(`network${index}`),
      ),
    ])
    .$castTo<Record<string, string | null>>()
    .executeTakeFirstOrThrow();
  if (duplicate) return { duplicateOf: duplicate };

  const beyond = networks.flatMap((network, index) => {
    const nth = filled[`network${index}`];
    return nth ? [{ ...network, until: after(nth, limits.networkWindow) }] : [];
  });
  const refused = beyond.filter((network) => network.beyond === "refuse");
  if (refused.length > 0)
    return { refusedUntil: new Date(Math.max(...refused.map(({ until }) => until.getTime()))) };
  const held =
    beyond.length > 0 ? "many messages from its part of the network" : total && "many messages in one minute";
  return held ? judgeHeld(db, at, held) : { held: null };
}

async function judgeHeld(db: Db, at: Date, held: string): Promise<Verdict> {
  const { inMinute, inAll } = await db
    .selectNoFrom([
      nthNewest(db, at, limits.totalWindow, limits.heldPerMinute)
        .where("held", "is not", null)
        .as("inMinute"),
      db
        .selectFrom("contact_messages")
        .select("created_at")
        .where("held", "is not", null)
        .offset(limits.heldInAll - 1)
        .limit(1)
        .as("inAll"),
    ])
    .executeTakeFirstOrThrow();
  if (inAll) return { heldFullUntil: after(at.toISOString(), limits.heldFullPause) };
  if (inMinute) return { heldFullUntil: after(inMinute, limits.totalWindow) };
  return { held };
}

/**
 * The same four fields are the same message if they come from the same form in the same tab or, where one of
 * the two was sent without script and so names no form, from the same sender.
 */
function duplicateOf(db: Db, { networks, formId, contentHash, at }: Sender) {
  return db
    .selectFrom("contact_messages")
    .select("id")
    .where("content_hash", "=", contentHash)
    .where("created_at", ">", before(at, limits.duplicateWindow))
    .where("created_at", "<=", before(at, -limits.clockSkew))
    .where(({ eb, or, and, exists, selectFrom }) => {
      const sameSender = exists(
        selectFrom("enquiry_networks")
          .select("network")
          .whereRef("message_id", "=", "id")
          .where("network", "in", networks[0]?.hashes ?? []),
      );
      if (formId === undefined) return sameSender;
      return or([eb("form_id", "=", formId), and([eb("form_id", "is", null), sameSender])]);
    })
    .orderBy("created_at")
    .limit(1);
}

/** When the n-th newest message within the window came in, if there are so many. */
function nthNewest(db: Db, at: Date, window: number, n: number) {
  return db
    .selectFrom("contact_messages")
    .select("created_at")
    .where("created_at", ">", before(at, window))
    .where("created_at", "<=", before(at, -limits.clockSkew))
    .orderBy("created_at", "desc")
    .offset(n - 1)
    .limit(1);
}

function nthNewestOf(db: Db, hashes: string[], at: Date, n: number) {
  return db
    .selectFrom("enquiry_networks")
    .select("created_at")
    .where("network", "in", hashes)
    .where("created_at", ">", before(at, limits.networkWindow))
    .where("created_at", "<=", before(at, -limits.clockSkew))
    .orderBy("created_at", "desc")
    .offset(n - 1)
    .limit(1);
}

function before(at: Date, milliseconds: number): string {
  return new Date(at.getTime() - milliseconds).toISOString();
}

function after(instant: string, milliseconds: number): Date {
  return new Date(Date.parse(instant) + milliseconds);
}
