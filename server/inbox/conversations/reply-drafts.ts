import type { SiteDatabase } from "../../database/connect.ts";
import type { ReplyDraftRow } from "../../database/schema.ts";
import { textWork } from "../../publishing/texts/text-work.ts";

/** Staff count as writing a reply for this long after their draft last changed. */
export const answeringWithin = 2 * 60_000;

/** No mail needs to be longer. */
export const maxReplyCharacters = 50_000;
export const maxReplyFiles = 10;

export type Draft = Pick<ReplyDraftRow, "text" | "files" | "revision" | "changed_at">;
export type DraftSaved =
  | { outcome: "saved"; draft: Draft }
  /** The same person wrote in two windows: `theirs` is the text that the other window saved. */
  | { outcome: "conflict"; theirs: Draft; text: string; places: { yours: string; theirs: string }[] }
  | { outcome: "too long" | "not there" };

export type DraftOf = { reference: string; person: string };
type Text = Pick<Draft, "text" | "files">;
/** `base`: the revision that the window started from, 0 if there was no draft. */
type Typed = Text & { base: number };

const columns = ["text", "files", "revision", "changed_at"] as const;
/** How many earlier texts are kept to merge with. A window that started from an older one is shown both texts. */
const maxRevisions = 200;
/** How often another window may save first before this one gives up. The editor retries by itself. */
const maxTries = 10;

export function draftsOf({ db }: SiteDatabase, now: () => Date) {
  /** Also returns a draft that was emptied when its reply was sent. */
  const read = ({ reference, person }: DraftOf): Promise<Draft | undefined> =>
    db
      .selectFrom("reply_drafts")
      .select(columns)
      .where("message_id", "=", reference)
      .where("staff_id", "=", person)
      .executeTakeFirst();

  /** The text that a window started from; undefined if it is too old. */
  const textAt = ({ reference, person }: DraftOf, revision: number): Promise<Text | undefined> =>
    db
      .selectFrom("reply_draft_texts")
      .select(["text", "files"])
      .where("message_id", "=", reference)
      .where("staff_id", "=", person)
      .where("revision", "=", revision)
      .executeTakeFirst();

  /** Merges the typed text with the text that another window has saved since. */
  const merged = async (of: DraftOf, stored: Draft, { base, ...typed }: Typed) => {
    if (stored.revision === base) return { ...typed, places: [] };
    const start = (await textAt(of, base)) ?? { text: "", files: "" };
    const files = mergeFiles({ yours: typed.files, theirs: stored.files, base: start.files });
    // Another window sent the reply or deleted its text: keep what was typed here.
    if (stored.text === "" && typed.text !== start.text) return { text: typed.text, files, places: [] };
    const { fields, conflicts } = await textWork().merge(
      { text: start.text },
      { text: typed.text },
      { text: stored.text },
    );
    return { text: fields.text ?? "", files, places: conflicts.flatMap(({ places }) => places) };
  };

  /** Undefined if another window saved first. */
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
        .where("revision", "<=", draft.revision - maxRevisions)
        .execute();
      return { outcome: "saved", draft };
    });

  return {
    async find(of: DraftOf): Promise<Draft | undefined> {
      const draft = await read(of);
      return draft && (draft.text || draft.files) ? draft : undefined;
    },

    /** Merges before the transaction that writes, because merging may take a moment. */
    async save(of: DraftOf, typed: Typed): Promise<DraftSaved> {
      if (typed.text.length > maxReplyCharacters) return { outcome: "too long" };
      for (let tries = 0; tries < maxTries; tries++) {
        const stored = await read(of);
        if (stored && isSame(stored, typed)) return { outcome: "saved", draft: stored };
        const { places, ...text } = stored
          ? await merged(of, stored, typed)
          : { text: typed.text, files: typed.files, places: [] };
        if (stored && places.length > 0)
          return { outcome: "conflict", theirs: stored, text: text.text, places };
        // The other window already has everything that this one has.
        if (stored && isSame(stored, text)) return { outcome: "saved", draft: stored };
        if (text.text.length > maxReplyCharacters) return { outcome: "too long" };
        const written = await write(of, text, stored?.revision ?? 0);
        if (written) return written;
      }
      throw new Error("A reply draft kept changing while it was being saved.");
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

type FileLists = Record<"yours" | "theirs" | "base", string>;

/** Merges the attachments of two windows: a file stays if one window added it, or if neither removed it. */
function mergeFiles({ yours, theirs, base }: FileLists): string {
  const [mine, others, before] = [yours, theirs, base].map((list) =>
    list.split(/[\s,]+/).filter(Boolean),
  ) as [string[], string[], string[]];
  const stay = others.filter((id) => mine.includes(id) || !before.includes(id));
  const added = mine.filter((id) => !before.includes(id) && !others.includes(id));
  return [...stay, ...added].join(", ");
}
