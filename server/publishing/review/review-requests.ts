import type { ReviewRequestRow } from "../../database/schema.ts";
import type { Actor } from "../../staff/staff-log.ts";
import { type Db, type EditionSummary, summaryColumns, summaryOf } from "../edition.ts";
import { refused } from "../outcome.ts";
import { maxNote } from "./review-limits.ts";

/** The latest request to review a text: waiting for an answer, or sent back. */
export type ReviewRequest = {
  state: ReviewRequestRow["state"];
  note: string;
  by: { id: string | null; name: string };
  at: string;
  answer: { note: string; by: string; at: string } | undefined;
};

export async function readRequest(db: Db, id: string): Promise<ReviewRequest | undefined> {
  const row = await db
    .selectFrom("review_requests")
    .selectAll()
    .where("edition_id", "=", id)
    .executeTakeFirst();
  return row && requestOf(row);
}

function requestOf(row: ReviewRequestRow): ReviewRequest {
  const { state, note, asked_by, asked_by_name, asked_at, answer, answered_by_name, answered_at } = row;
  return {
    ...{ state, note, by: { id: asked_by, name: asked_by_name }, at: asked_at },
    answer: answered_at === null ? undefined : { note: answer, by: answered_by_name, at: answered_at },
  };
}

export async function storeRequest(db: Db, actor: Actor, id: string, note: string, at: string) {
  const asked = {
    state: "ready" as const,
    note,
    asked_by: actor.id,
    asked_by_name: actor.name,
    asked_at: at,
  };
  const unanswered = { answer: "", answered_by_name: "", answered_at: null };
  await store(db, id, { ...asked, ...unanswered });
}

export async function storeSentBack(
  db: Db,
  id: string,
  { note, by, at }: { note: string; by: string; at: string },
): Promise<void> {
  const before = await readRequest(db, id);
  await store(db, id, {
    ...{ state: "sent back", note: before?.note ?? "", asked_by: before?.by.id ?? null },
    ...{ asked_by_name: before?.by.name ?? "", asked_at: before?.at ?? at },
    ...{ answer: note, answered_by_name: by, answered_at: at },
  });
}

async function store(db: Db, edition_id: string, row: Omit<ReviewRequestRow, "edition_id">) {
  await db
    .insertInto("review_requests")
    .values({ edition_id, ...row })
    .onConflict((conflict) => conflict.column("edition_id").doUpdateSet(row))
    .execute();
}

export async function removeRequest(db: Db, id: string): Promise<void> {
  await db.deleteFrom("review_requests").where("edition_id", "=", id).execute();
}

/** How many one page shows. Each edition has at most one request, so the rest follows once these are answered. */
const maxListed = 100;

export type ReadyForReview = { edition: EditionSummary; request: ReviewRequest };

const ready = (db: Db) =>
  db
    .selectFrom("review_requests")
    .innerJoin("editions", "editions.id", "review_requests.edition_id")
    .where("review_requests.state", "=", "ready")
    .where("editions.deleted_at", "is", null);

/** Longest waiting first. */
export async function listReady(db: Db): Promise<ReadyForReview[]> {
  const requests = await ready(db)
    .selectAll("review_requests")
    .orderBy("asked_at")
    .orderBy("edition_id")
    .limit(maxListed)
    .execute();
  if (requests.length === 0) return [];
  const editions = await db
    .selectFrom("editions")
    .select(summaryColumns)
    .where(
      "id",
      "in",
      requests.map(({ edition_id }) => edition_id),
    )
    .execute();
  return requests.flatMap((row) => {
    const edition = editions.find(({ id }) => id === row.edition_id);
    return edition ? [{ edition: summaryOf(edition), request: requestOf(row) }] : [];
  });
}

export async function countReady(db: Db): Promise<number> {
  const { count } = await ready(db)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Which of these editions are under review, for lists. */
export async function requestStates(db: Db, ids: string[]): Promise<Record<string, ReviewRequest["state"]>> {
  if (ids.length === 0) return {};
  const rows = await db
    .selectFrom("review_requests")
    .select(["edition_id", "state"])
    .where("edition_id", "in", ids)
    .execute();
  return Object.fromEntries(rows.map(({ edition_id, state }) => [edition_id, state]));
}

/** Without a note, the writer would not know what to change. */
export function noteProblem(note: string) {
  if (note.trim() === "") return refused("noteMissing", "note");
  return note.length > maxNote
    ? refused({ name: "noteTooLong", values: { max: maxNote } }, "note")
    : undefined;
}

/** The writers and the person who asked, without the one who answers. */
export const toldOf = (
  writers: { id: string }[],
  request: ReviewRequest | undefined,
  except: string | null,
): string[] =>
  [...new Set([...writers.map(({ id }) => id), request?.by.id ?? ""])].filter((id) => id && id !== except);
