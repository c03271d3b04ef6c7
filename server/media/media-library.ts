import { sql } from "kysely";
import { plainLine, plainText } from "../../texts/plain-line.ts";
import { fold } from "../content/search/fold.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import type { MediaRow } from "../database/schema.ts";
import { markFileRemoved, shownMedia, unsentReplyWith, usesOf } from "../publishing/media-uses.ts";
import { isPublisher } from "../publishing/permissions.ts";
import { logStaffAct } from "../staff/staff-log.ts";
import { encodeAgain, subjectOf } from "./accept-upload.ts";
import { foldedText, itemOf, translationsIn } from "./media-item.ts";
import { mediaLimits } from "./media-limits.ts";
import { setTags, tagsInUse, tagsOf } from "./media-tags.ts";
import type { Media, MediaDescription, MediaTexts } from "./media-types.ts";
import { safeFileName } from "./safe-file-name.ts";
import type { uploadStore } from "./store-upload.ts";

type Parts = {
  database: SiteDatabase;
  uploads: ReturnType<typeof uploadStore>;
  now: () => Date;
  onPictureToEncode: () => void;
};
type MediaLibrary = Pick<
  Media,
  | "list"
  | "find"
  | "describe"
  | "remove"
  | "tryAgain"
  | "usesOf"
  | "tagsOf"
  | "tagsInUse"
  | "onlyForPublishers"
>;

const maxWords = 8;
/** In characters. A longer description belongs in the text of the page. */
const maxLength = { alt: 1000, caption: 1000, credit: 300 };

/** The media library of the desk: lists, describes and removes uploads. */
export function mediaLibrary({ database, uploads, now, onPictureToEncode }: Parts): MediaLibrary {
  const { db } = database;
  const { perPage } = mediaLimits;

  return {
    /** Newest first. */
    async list({ q = "", kind, tag, page: requestedPage = 1 }) {
      const words = fold(q).split(" ").filter(Boolean).slice(0, maxWords);
      let found = db.selectFrom("media");
      if (kind) found = found.where("kind", "=", kind);
      if (tag)
        found = found.where("id", "in", ({ selectFrom }) =>
          selectFrom("media_tags").select("media_id").where("tag", "=", withoutNul(tag)),
        );
      for (const word of words) {
        const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
        found = found.where(sql<boolean>`folded like ${pattern} escape '\\'`);
      }
      const { total } = await found
        .select(({ fn }) => fn.countAll<number>().as("total"))
        .executeTakeFirstOrThrow();
      const pages = Math.max(1, Math.ceil(total / perPage));
      const page = Math.min(Math.max(1, Math.trunc(requestedPage) || 1), pages);
      const rows = await found
        .selectAll()
        .orderBy("created_at", "desc")
        .orderBy("id")
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute();
      return { items: rows.map(itemOf), page, pages, total };
    },

    async find(id) {
      const row = await db
        .selectFrom("media")
        .selectAll()
        .where("id", "=", withoutNul(id))
        .executeTakeFirst();
      return row && itemOf(row);
    },

    describe: (actor, id, described) =>
      // Locked, so that no one else publishes the picture between the check and the update.
      exclusively(database, "editions", async (transaction) => {
        const before = await transaction
          .selectFrom("media")
          .selectAll()
          .where("id", "=", withoutNul(id))
          .executeTakeFirst();
        if (!before) return undefined;
        if (!isPublisher(actor) && (await shownMedia(transaction, [id])).has(id)) return "needs publisher";
        const after = { ...before, ...columnsOf(described, before) };
        const tags = described.tags
          ? await setTags(transaction, id, described.tags)
          : (await tagsOf(transaction, [id])).get(id);
        const row = await transaction
          .updateTable("media")
          .set({ ...columnsOf(described, before), folded: foldedText(after, tags) })
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirstOrThrow();
        await logStaffAct(transaction, actor, "described", subjectOf(row), now());
        return itemOf(row);
      }),

    async remove(actor, id) {
      // Locked, so that no edition or reply starts to use it meanwhile.
      const removed = await exclusively(database, ["enquiries", "editions"], async (transaction) => {
        const uses = (await usesOf(transaction, [id])).get(id);
        if (uses) return { outcome: "used" as const, uses };
        const reply = await unsentReplyWith(transaction, id);
        if (reply) return { outcome: "in a reply" as const, reference: reply.message_id };
        await markFileRemoved(transaction, withoutNul(id));
        const versions = await transaction
          .deleteFrom("media_versions")
          .where("media_id", "=", withoutNul(id))
          .returning(["media_id as id", "copy"])
          .execute();
        const row = await transaction
          .deleteFrom("media")
          .where("id", "=", withoutNul(id))
          .returningAll()
          .executeTakeFirst();
        if (row) await logStaffAct(transaction, actor, "removed", subjectOf(row), now());
        return { outcome: "removed" as const, places: row ? [row, ...versions] : [] };
      });
      if (removed.outcome !== "removed") return removed;
      await uploads.discard(...removed.places);
      return { outcome: "removed" };
    },

    async tryAgain(actor, id) {
      const queued = await db.transaction().execute(async (transaction) => {
        const row = await encodeAgain(transaction, withoutNul(id));
        if (row) await logStaffAct(transaction, actor, "tried again to prepare", subjectOf(row), now());
        return row !== undefined;
      });
      if (queued) onPictureToEncode();
      return queued;
    },
    onlyForPublishers: (actor, ids) =>
      isPublisher(actor) ? Promise.resolve(new Set()) : shownMedia(db, ids.map(withoutNul)),

    tagsOf: (ids) => tagsOf(db, ids.map(withoutNul)),
    tagsInUse: () => tagsInUse(db),
    usesOf: (ids) => usesOf(db, ids.map(withoutNul)),
  };
}

/** PostgreSQL rejects NUL in any text, even in a search that would find nothing. */
const withoutNul = (id: string) => (id.includes("\0") ? "" : id);

function columnsOf(
  { name, decorative, focus, translations, tags: _, ...texts }: Partial<MediaDescription>,
  before: MediaRow,
): Partial<MediaRow> {
  const extension = before.name.slice(before.name.lastIndexOf(".") + 1);
  return {
    ...cleaned(texts),
    ...(translations && { texts: translated(translations, before) }),
    ...(name !== undefined && { name: safeFileName(plainLine(name), extension) }),
    ...(decorative !== undefined && { decorative: decorative ? 1 : 0 }),
    ...(focus && { focus_x: percentage(focus.x), focus_y: percentage(focus.y) }),
  };
}

function cleaned(texts: Partial<MediaTexts>): Partial<MediaTexts> {
  const entries = Object.entries(texts).map(([key, text]) => {
    const max = maxLength[key as keyof typeof maxLength];
    return [key, plainText(text).toWellFormed().trim().slice(0, max).toWellFormed()];
  });
  return Object.fromEntries(entries);
}

/** Languages that are not named stay as they are. */
function translated(translations: MediaDescription["translations"], before: MediaRow): string {
  const all = Object.entries({ ...translationsIn(before), ...translations });
  const clean = all.map(([language, texts]) => [language, cleaned(texts)] as const);
  return JSON.stringify(Object.fromEntries(clean.filter(([, texts]) => Object.values(texts).some(Boolean))));
}

const percentage = (value: number) => Math.min(100, Math.max(0, Math.round(value) || 0));
