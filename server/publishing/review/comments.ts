import { randomUUID } from "node:crypto";
import type { SiteDatabase } from "../../database/connect.ts";
import { exclusively } from "../../database/exclusively.ts";
import type { ReviewCommentRow } from "../../database/schema.ts";
import type { Actor } from "../../staff/staff-log.ts";
import { type Db, type Edition, lockOf } from "../edition.ts";
import { isRefused, type Outcome, readUndeleted, refused } from "../outcome.ts";
import { logAct } from "../store-edition.ts";
import { commentLimits } from "./review-limits.ts";

export type Comment = {
  id: string;
  field: string;
  /** The sentence as it was. */
  quote: string;
  text: string;
  by: string;
  at: string;
  resolved: { by: string; at: string } | undefined;
  answers: { id: string; text: string; by: string; at: string }[];
};

/** Comments of colleagues on the sentences of a text. They stay if the sentence changes. */
export function commentsOf(database: SiteDatabase, now: () => Date) {
  const { db } = database;
  const change = async (id: string, work: (db: Db, edition: Edition, at: string) => Promise<Outcome>) =>
    exclusively(database, await lockOf(db, id), async (db) => {
      const edition = await readUndeleted(db, id);
      return isRefused(edition) ? edition : work(db, edition, now().toISOString());
    });

  return {
    /** Oldest first. */
    comments: (id: string): Promise<Comment[]> => readComments(db, id),

    async countOpenComments(id: string): Promise<number> {
      const { count } = await open(db, id)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("answer_to", "is", null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    comment: (actor: Actor, id: string, { field, quote, text }: Pick<Comment, "field" | "quote" | "text">) =>
      change(id, async (db, edition, at) => {
        const problem = await problemOf(db, id, text);
        if (problem) return problem;
        await insert(db, { edition_id: id, answer_to: null, field, quote, text }, actor, at);
        await logAct(db, actor, "commented on", edition, at);
        return { outcome: "done", edition };
      }),

    answerComment: (actor: Actor, id: string, commentId: string, text: string) =>
      change(id, async (db, edition, at) => {
        const problem = await problemOf(db, id, text);
        if (problem) return problem;
        const comment = await openComment(db, id, commentId);
        if (!comment) return refused("commentGone");
        const { field } = comment;
        await insert(db, { edition_id: id, answer_to: commentId, field, quote: "", text }, actor, at);
        return { outcome: "done", edition };
      }),

    resolveComment: (actor: Actor, id: string, commentId: string) =>
      change(id, async (db, edition, at) => {
        if (!(await openComment(db, id, commentId))) return refused("commentGone");
        await db
          .updateTable("review_comments")
          .set({ resolved_at: at, resolved_by_name: actor.name })
          .where(({ eb, or }) => or([eb("id", "=", commentId), eb("answer_to", "=", commentId)]))
          .execute();
        await prune(db, id);
        await logAct(db, actor, "resolved a comment on", edition, at);
        return { outcome: "done", edition };
      }),
  };
}

const open = (db: Db, id: string) =>
  db.selectFrom("review_comments").where("edition_id", "=", id).where("resolved_at", "is", null);

const openComment = (db: Db, id: string, commentId: string) =>
  open(db, id).select("field").where("id", "=", commentId).where("answer_to", "is", null).executeTakeFirst();

async function problemOf(db: Db, id: string, text: string) {
  const { characters: max } = commentLimits;
  if (text.trim() === "") return refused("commentMissing", "comment");
  if (text.length > max) return refused({ name: "commentTooLong", values: { max } }, "comment");
  const rows = await open(db, id).select("id").limit(commentLimits.open).execute();
  if (rows.length < commentLimits.open) return undefined;
  return refused({ name: "tooManyComments", values: { max: commentLimits.open } }, "comment");
}

type Written = Pick<ReviewCommentRow, "edition_id" | "answer_to" | "field" | "quote" | "text">;

async function insert(db: Db, written: Written, { id: author_id, name: author_name }: Actor, at: string) {
  const row = { id: randomUUID(), ...written, author_id, author_name, at };
  await db.insertInto("review_comments").values(row).execute();
}

/** Answers are deleted with their comment. */
async function prune(db: Db, id: string): Promise<void> {
  const resolved = db
    .selectFrom("review_comments")
    .select("id")
    .where("edition_id", "=", id)
    .where("answer_to", "is", null)
    .where("resolved_at", "is not", null)
    .orderBy("resolved_at", "desc")
    .orderBy("id")
    .limit(commentLimits.resolved);
  await db
    .deleteFrom("review_comments")
    .where("edition_id", "=", id)
    .where("answer_to", "is", null)
    .where("resolved_at", "is not", null)
    .where("id", "not in", resolved)
    .execute();
}

async function readComments(db: Db, id: string): Promise<Comment[]> {
  const rows = await db
    .selectFrom("review_comments")
    .selectAll()
    .where("edition_id", "=", id)
    .orderBy("at")
    .orderBy("id")
    .execute();
  return rows
    .filter(({ answer_to }) => answer_to === null)
    .map(({ id, field, quote, text, author_name, at, resolved_at, resolved_by_name }) => ({
      ...{ id, field, quote, text, by: author_name, at },
      resolved: resolved_at === null ? undefined : { by: resolved_by_name ?? "", at: resolved_at },
      answers: rows
        .filter(({ answer_to }) => answer_to === id)
        .map((answer) => ({ id: answer.id, text: answer.text, by: answer.author_name, at: answer.at })),
    }));
}
