import { randomUUID } from "node:crypto";
import type { SiteDatabase } from "../../database/connect.ts";
import { exclusively } from "../../database/exclusively.ts";
import type { ApprovalLinkRow } from "../../database/schema.ts";
import { newToken, tokenHash } from "../../staff/secrets.ts";
import { type Db, type Edition, lockOf, readEdition } from "../edition.ts";
import { isRefused, type Refused, readUndeleted, refused } from "../outcome.ts";
import { type ActorWithRole, isPublisher, needsPublisher } from "../permissions.ts";
import { logAct } from "../store-edition.ts";
import { addApproval, removeApprovals } from "./approvals.ts";
import { contentHash } from "./content-hash.ts";
import { maxName } from "./review-limits.ts";
import { type MailSettings, mailAnswer } from "./review-mails.ts";
import { noteProblem, readRequest, removeRequest, storeSentBack, toldOf } from "./review-requests.ts";
import { isSecondPersonRequired } from "./second-person.ts";
import { writersOf } from "./writers.ts";

const validFor = 7 * 24 * 60 * 60_000;
/** For each edition; one more deletes the oldest. */
const maxLinks = 20;

type Person = ActorWithRole & { id: string };

export type ApprovalLink = {
  id: string;
  person: string;
  madeBy: string;
  expiresAt: string;
  used: { answer: NonNullable<ApprovalLinkRow["answer"]>; at: string } | undefined;
  /** Of the text that it approves. */
  hash: string;
};

/** "changed": the text is no longer the one that the link was made for. */
export type FoundLink = {
  link: ApprovalLink;
  edition: Edition;
  state: "open" | "used" | "changed";
};

/** Links with which a person without an account approves one text, or sends it back. */
export function approvalLinksOf(
  database: SiteDatabase,
  { now, mail, wake }: { now: () => Date; mail: MailSettings; wake: () => void },
) {
  const { db } = database;
  const valid = (db: Db) =>
    db
      .selectFrom("approval_links")
      .selectAll()
      .where("revoked_at", "is", null)
      .where("expires_at", ">", now().toISOString());

  async function find(db: Db, token: string): Promise<(FoundLink & { row: ApprovalLinkRow }) | undefined> {
    const row = await valid(db).where("token_hash", "=", tokenHash(token)).executeTakeFirst();
    const edition = row && (await readEdition(db, row.edition_id));
    if (!edition || edition.deletedAt) return undefined;
    const isSame = contentHash(edition) === row.content_hash;
    const state = row.used_at ? "used" : isSame ? "open" : "changed";
    return { row, link: linkOf(row), edition, state };
  }

  return {
    /** `hash`: of the text that the link is for. Only a hash of the token is stored, so it cannot be shown again. */
    makeApprovalLink: async (
      actor: Person,
      id: string,
      { hash, person }: { hash: string; person: string },
    ): Promise<{ token: string; edition: Edition } | Refused | { outcome: "stale" }> =>
      exclusively(database, await lockOf(db, id), async (db) => {
        const edition = await readUndeleted(db, id);
        if (isRefused(edition)) return edition;
        if (!isPublisher(actor)) return needsPublisher("publisherApproves");
        if (person.trim() === "") return refused("personMissing", "person");
        if (person.length > maxName)
          return refused({ name: "nameTooLong", values: { max: maxName } }, "person");
        if (edition.revision === edition.publicRevision) return refused("nothingToReview");
        if (contentHash(edition) !== hash) return { outcome: "stale" };
        const isWriter = (await writersOf(db, edition)).some((writer) => writer.id === actor.id);
        // Otherwise authors would approve their own text, with a link to themselves.
        if (isWriter && (await isSecondPersonRequired(db))) return refused("ownLink");
        const [token, at] = [newToken(), now()];
        const row: Omit<ApprovalLinkRow, "revoked_at" | "used_at" | "answer"> = {
          ...{ id: randomUUID(), token_hash: tokenHash(token), edition_id: id, content_hash: hash },
          ...{ person: person.trim(), made_by: actor.id, made_by_name: actor.name, note: "" },
          created_at: at.toISOString(),
          expires_at: new Date(at.getTime() + validFor).toISOString(),
        };
        await db.insertInto("approval_links").values(row).execute();
        await prune(db, id, row.id);
        await logAct(db, actor, "made an approval link", edition, row.created_at);
        return { token, edition };
      }),

    /** Newest first, without those that are revoked or have expired. */
    async approvalLinks(id: string): Promise<ApprovalLink[]> {
      const rows = await valid(db).where("edition_id", "=", id).orderBy("created_at", "desc").execute();
      return rows.map(linkOf);
    },

    /** False if it was used or revoked before. */
    revokeApprovalLink: async (actor: Person, id: string, linkId: string): Promise<boolean> =>
      exclusively(database, await lockOf(db, id), async (db) => {
        const at = now().toISOString();
        const revoked = await db
          .updateTable("approval_links")
          .set({ revoked_at: at })
          .where("id", "=", linkId)
          .where("edition_id", "=", id)
          .where("revoked_at", "is", null)
          .where("used_at", "is", null)
          .returning("id")
          .executeTakeFirst();
        const edition = revoked && (await readEdition(db, id));
        if (edition) await logAct(db, actor, "revoked an approval link", edition, at);
        return Boolean(edition);
      }),

    /** Undefined for an expired, a revoked and an invented link. */
    async findApprovalLink(token: string): Promise<FoundLink | undefined> {
      const found = await find(db, token);
      return found && { link: found.link, edition: found.edition, state: found.state };
    },

    /** Answers once. The outcome is "done", a refusal, or the state that prevents it. */
    async answerLink(
      token: string,
      answer: "approved" | "sent back",
      note: string,
    ): Promise<"done" | "missing" | "used" | "changed" | Refused> {
      const known = await find(db, token);
      if (!known) return "missing";
      const outcome = await exclusively(database, await lockOf(db, known.edition.id), async (db) => {
        const found = await find(db, token);
        if (!found) return "missing";
        const { row, edition, state } = found;
        if (state !== "open") return state;
        const problem = answer === "sent back" ? noteProblem(note) : undefined;
        if (problem) return problem;
        const at = now();
        const used_at = at.toISOString();
        await db
          .updateTable("approval_links")
          .set({ used_at, answer, note })
          .where("id", "=", row.id)
          .execute();
        const linkMaker = { id: row.made_by, name: row.made_by_name };
        const request = await readRequest(db, edition.id);
        const told = [...toldOf(await writersOf(db, edition), request, null), row.made_by ?? ""];
        if (answer === "approved") {
          await addApproval(db, edition, { approver: { id: null, name: row.person }, linkMaker }, used_at);
          await removeRequest(db, edition.id);
        } else {
          await storeSentBack(db, edition.id, { note, by: row.person, at: used_at });
          await removeApprovals(db, edition);
        }
        const answered = {
          answer: answer === "approved" ? ("approved" as const) : ("sentBack" as const),
          told,
        };
        const about = { edition, by: row.person, note, linkMaker: linkMaker.name };
        await mailAnswer(db, mail, about, answered, at);
        const by = { id: null, name: `${row.person}, with a link made by ${row.made_by_name}` };
        await logAct(db, by, answer, edition, used_at);
        return "done";
      });
      if (outcome === "done") wake();
      return outcome;
    },
  };
}

async function prune(db: Db, id: string, newest: string): Promise<void> {
  const kept = db
    .selectFrom("approval_links")
    .select("id")
    .where("edition_id", "=", id)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(maxLinks);
  await db
    .deleteFrom("approval_links")
    .where("edition_id", "=", id)
    .where("id", "!=", newest)
    .where("id", "not in", kept)
    .execute();
}

function linkOf({ id, person, made_by_name, expires_at, used_at, answer, content_hash }: ApprovalLinkRow) {
  const used = used_at && answer ? { answer, at: used_at } : undefined;
  return { id, person, madeBy: made_by_name, expiresAt: expires_at, used, hash: content_hash };
}
