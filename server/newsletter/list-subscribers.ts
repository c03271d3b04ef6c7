/** The desk's list of subscribers, newest first, fast with a hundred thousand of them. */
import { sql } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import { containing } from "../database/containing.ts";
import type { SubscriberRow } from "../database/schema.ts";

export type SubscriberFilter = {
  /** A part of the address. */
  search?: string | undefined;
  state?: SubscriberRow["state"] | undefined;
  page?: number | undefined;
};

type Listed = { rows: SubscriberRow[]; total: number; page: number; pages: number };

const pageSize = 50;
/** Fewer matches are sorted here: walking the whole list in order for a few matches takes long. */
const fewMatches = 2000;

export async function listSubscribers(
  { db, engine }: SiteDatabase,
  { search = "", state, page = 1 }: SubscriberFilter,
): Promise<Listed> {
  const piece = search
    .trim()
    .toLowerCase()
    .replace(/[*?[\0]/g, "");
  const found = () =>
    db
      .selectFrom("subscribers")
      .$if(state !== undefined, (query) => query.where("state", "=", state ?? "active"))
      .$if(piece !== "", (query) =>
        query.where(sql<boolean>`${containing(engine, sql.ref("email_key"), piece)}`),
      );
  const count = async () => {
    const { people } = await found()
      .select(({ fn }) => fn.countAll<number>().as("people"))
      .executeTakeFirstOrThrow();
    return Number(people);
  };
  const few =
    piece === ""
      ? undefined
      : await found()
          .select(["id", "asked_at"])
          .limit(fewMatches + 1)
          .execute();
  const isFew = few !== undefined && few.length <= fewMatches;
  const total = isFew ? few.length : await count();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const shown = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
  const offset = (shown - 1) * pageSize;

  /** From the nearer end of the list. */
  const idsInOrder = async (): Promise<string[]> => {
    const length = Math.min(pageSize, total - offset);
    const isNearEnd = offset > total / 2;
    const direction = isNearEnd ? ("asc" as const) : ("desc" as const);
    const rows = await found()
      .select("id")
      .orderBy("asked_at", direction)
      .orderBy("id", direction)
      .offset(isNearEnd ? total - offset - length : offset)
      .limit(length)
      .execute();
    const ids = rows.map(({ id }) => id);
    return isNearEnd ? ids.toReversed() : ids;
  };
  const ids = isFew
    ? few
        .toSorted(newestFirst)
        .slice(offset, offset + pageSize)
        .map(({ id }) => id)
    : await idsInOrder();
  return { rows: await readRows(db, ids), total, page: shown, pages };
}

type Sorted = Pick<SubscriberRow, "id" | "asked_at">;
const newestFirst = (one: Sorted, other: Sorted) =>
  one.asked_at === other.asked_at ? (one.id < other.id ? 1 : -1) : one.asked_at < other.asked_at ? 1 : -1;

type Db = SiteDatabase["db"];

async function readRows(db: Db, ids: string[]): Promise<SubscriberRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("subscribers").selectAll().where("id", "in", ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
