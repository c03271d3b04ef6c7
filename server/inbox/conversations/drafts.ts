import type { SiteDatabase } from "../../database/connect.ts";
import type { ReplyDraftRow } from "../../database/schema.ts";
import { textWork } from "../../publishing/texts/text-work.ts";
import { mergeFiles } from "./merge-files.ts";

/** Whoever changed their draft so lately is answering. */
export const answeringWithin = 2 * 60_000;

/** What is stored of a reply is no longer than that; the mail would be sent by nobody. */
export const mostReplyCharacters = 50_000;
export const mostReplyFiles = 10;

export type Draft = Pick<ReplyDraftRow, "text" | "files" | "revision" | "changed_at">;
export type DraftSaved =
  | { outcome: "saved"; draft: Draft }
  /** The same person wrote in two windows: `theirs` is what the other one stored. */
  | { outcome: "conflict"; theirs: Draft; text: string; places: { yours: string; theirs: string }[] }
  | { outcome: "too long" | "not there" };

export type DraftOf = { reference: string; person: string };
type Text = Pick<Draft, "text" | "files">;
/** `base`: the revision that the window started from, 0 if there was none. */
type Typed = Text & { base: number };

const columns = ["text", "files", "revision", "changed_at"] as const;
/** So many earlier texts are kept; a window that started from an older one is shown both. */
const mostTexts = 200;
/** How often another window may be quicker before saving gives up: the editor tries again by itself. */
const mostTries = 10;

export function draftsOf({ db }: SiteDatabase, now: () => Date) {
  /** Also one that was emptied when its reply was sent. */
  const read = ({ reference, person }: DraftOf): Promise<Draft | undefined> =>
    db
      .selectFrom("reply_drafts")
      .select(columns)
      .where("message_id", "=", reference)
      .where("staff_id", "=", person)
      .executeTakeFirst();

  /** What a window started from; undefined if that is too long ago. */
  const textAt = ({ reference, person }: DraftOf, revision: number): Promise<Text | undefined> =>
    db
      .selectFrom("reply_draft_texts")
      .select(["text", "files"])
      .where("message_id", "=", reference)
      .where("staff_id", "=", person)
      .where("revision", "=", revision)
      .executeTakeFirst();

  /** What was typed, together with what another window has stored since. */
  const merged = async (of: DraftOf, stored: Draft, { base, ...typed }: Typed) => {
    if (stored.revision === base) return { ...typed, places: [] };
    const start = (await textAt(of, base)) ?? { text: "", files: "" };
    const files = mergeFiles({ yours: typed.files, theirs: stored.files, base: start.files });
    // The reply was sent from another window, or its text cut out there: what was typed on here stays.
    if (stored.text === "" && typed.text !== start.text) return { text: typed.text, files, places: [] };
    const { fields, conflicts } = await textWork().merge(
      { text: start.text },
      { text: typed.text },
      { text: stored.text },
    );
    return { text: fields.text ?? "", files, places: conflicts.flatMap(({ places }) => places) };
  };

  /** Undefined if another window was quicker. */
  const write = (of: DraftOf, text: Text, after: number): Promise<DraftSaved | undefined> =>
    db.transaction().execute(async (transaction) => {
      const message = transaction.selectFrom("contact_messages").select("id").where("id", "=", of.reference);
      if (!(await message.executeTakeFirst())) return { outcome: "not there" };
      const draft = { ...text, revision: after + 1, changed_at: now().toISOString() };
      const key = { message_id: of.reference, staff_id: of.person };
      const written = await transaction
        .insertInto("reply_drafts")
        .values({ ...key, ...draft })
        .onConflict((conflict) =>
          conflict
            .columns(["message_id", "staff_id"])
            .doUpdateSet(draft)
            .where("reply_drafts.revision", "=", after),
        )
        .returning("revision")
        .executeTakeFirst();
      if (!written) return undefined;
      await transaction
        .insertInto("reply_draft_texts")
        .values({ ...key, ...text, revision: draft.revision })
        .execute();
      await transaction
        .deleteFrom("reply_draft_texts")
        .where("message_id", "=", of.reference)
        .where("staff_id", "=", of.person)
        .where("revision", "<=", draft.revision - mostTexts)
        .execute();
      return { outcome: "saved", draft };
    });

  return {
    async find(of: DraftOf): Promise<Draft | undefined> {
      const draft = await read(of);
      return draft && (draft.text || draft.files) ? draft : undefined;
    },

    /** Merging may take a moment, so it is done before the transaction that writes. */
    async save(of: DraftOf, typed: Typed): Promise<DraftSaved> {
      if (typed.text.length > mostReplyCharacters) return { outcome: "too long" };
      for (let tries = 0; tries < mostTries; tries++) {
        const stored = await read(of);
        if (stored && isSame(stored, typed)) return { outcome: "saved", draft: stored };
        const { places, ...text } = stored
          ? await merged(of, stored, typed)
          : { text: typed.text, files: typed.files, places: [] };
        if (stored && places.length > 0)
          return { outcome: "conflict", theirs: stored, text: text.text, places };
        // All that this window has, the other one has too.
        if (stored && isSame(stored, text)) return { outcome: "saved", draft: stored };
        if (text.text.length > mostReplyCharacters) return { outcome: "too long" };
        const written = await write(of, text, stored?.revision ?? 0);
        if (written) return written;
      }
      throw new Error("A reply draft was changed again and again while it was saved.");
    },

    /** The names of colleagues who are writing a reply now. */
    async answering({ reference, person }: DraftOf): Promise<string[]> {
      const since = new Date(now().getTime() - answeringWithin).toISOString();
      const found = await db
        .selectFrom("reply_drafts")
        .innerJoin("staff", "staff.id", "staff_id")
        .select("name")
        .where("message_id", "=", reference)
        .where("staff_id", "!=", person)
        .where("changed_at", ">", since)
        .where("text", "!=", "")
        .execute();
      return found.map(({ name }) => name);
    },
  };
}

const isSame = (one: Text, other: Text) => one.text === other.text && one.files === other.files;
