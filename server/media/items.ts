import { sql } from "kysely";
import { plainLine, plainText } from "../../texts/plain-line.ts";
import { fold } from "../content/search/fold.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import type { MediaRow } from "../database/schema.ts";
import type { Log } from "../process/log.ts";
import { markFileRemoved, shownMedia, unsentReplyWith, usesOf } from "../publishing/media-uses.ts";
import { isPublisher } from "../publishing/permissions.ts";
import { note } from "../staff/staff-log.ts";
import { encodeAgain, removeObjects, subjectOf } from "./accept-upload.ts";
import { fileName } from "./file-name.ts";
import { foldedText, itemOf } from "./item.ts";
import type { Described, Media } from "./media.ts";
import { mediaLimits } from "./media-limits.ts";
import type { MediaStore } from "./store.ts";

type Parts = {
  database: SiteDatabase;
  store: MediaStore;
  log: Log;
  now: () => Date;
  /** There is a picture to encode. */
  toEncode: () => void;
};
type Items = Pick<
  Media,
  "list" | "find" | "describe" | "remove" | "tryAgain" | "usesOf" | "onlyForPublishers"
>;

const mostWords = 8;
/** In characters. An alternative text of more than a few sentences belongs into the text. */
const longest = { alt: 1000, caption: 1000, credit: 300 };

/** What was uploaded, for the desk. */
export function itemsOf({ database, store, log, now, toEncode }: Parts): Items {
  const { db } = database;
  const { perPage } = mediaLimits;

  return {
    /** The newest first. */
    async list({ q = "", kind, page: wanted = 1 }) {
      const words = fold(q).split(" ").filter(Boolean).slice(0, mostWords);
      let found = db.selectFrom("media");
      if (kind) found = found.where("kind", "=", kind);
      for (const word of words) {
        const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
        found = found.where(sql<boolean>`folded like ${pattern} escape '\\'`);
      }
      const { total } = await found
        .select(({ fn }) => fn.countAll<number>().as("total"))
        .executeTakeFirstOrThrow();
      const pages = Math.max(1, Math.ceil(total / perPage));
      const page = Math.min(Math.max(1, Math.trunc(wanted) || 1), pages);
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
      const row = await db.selectFrom("media").selectAll().where("id", "=", known(id)).executeTakeFirst();
      return row && itemOf(row);
    },

    describe: (actor, id, described) =>
      // Under the lock of publishing: a picture that visitors do not see stays so until this is stored.
      exclusively(database, "editions", async (transaction) => {
        const before = await transaction
          .selectFrom("media")
          .selectAll()
          .where("id", "=", known(id))
          .executeTakeFirst();
        if (!before) return undefined;
        if (!isPublisher(actor) && (await shownMedia(transaction, [id])).has(id)) return "needs publisher";
        const after = { ...before, ...columnsOf(described, before) };
        const row = await transaction
          .updateTable("media")
          .set({ ...columnsOf(described, before), folded: foldedText(after) })
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirstOrThrow();
        await note(transaction, actor, "described", subjectOf(row), now());
        return itemOf(row);
      }),

    async remove(actor, id) {
      // No edition changes and no reply is sent meanwhile, so nothing begins to use it.
      const removed = await exclusively(database, ["enquiries", "editions"], async (transaction) => {
        const uses = (await usesOf(transaction, [id])).get(id);
        if (uses) return { outcome: "used" as const, uses };
        const reply = await unsentReplyWith(transaction, id);
        if (reply) return { outcome: "in a reply" as const, reference: reply.message_id };
        await markFileRemoved(transaction, known(id));
        const row = await transaction
          .deleteFrom("media")
          .where("id", "=", known(id))
          .returningAll()
          .executeTakeFirst();
        if (row) await note(transaction, actor, "removed", subjectOf(row), now());
        return { outcome: "removed" as const, row };
      });
      if (removed.outcome !== "removed") return removed;
      // What stays behind is removed by the sweep.
      if (removed.row)
        await removeObjects(store, removed.row).catch((error: unknown) =>
          log.warn("What was removed is still stored", { id, error }),
        );
      return { outcome: "removed" };
    },

    async tryAgain(actor, id) {
      const begun = await db.transaction().execute(async (transaction) => {
        const row = await encodeAgain(transaction, known(id));
        if (row) await note(transaction, actor, "tried again to prepare", subjectOf(row), now());
        return row !== undefined;
      });
      if (begun) toEncode();
      return begun;
    },
    onlyForPublishers: (actor, ids) =>
      isPublisher(actor) ? Promise.resolve(new Set()) : shownMedia(db, ids.map(known)),

    usesOf: (ids) => usesOf(db, ids.map(known)),
  };
}

/** PostgreSQL does not take NUL, not even to say that nothing is there. */
const known = (id: string) => (id.includes("\0") ? "" : id);

function columnsOf(
  { name, decorative, focus, ...texts }: Partial<Described>,
  before: MediaRow,
): Partial<MediaRow> {
  const given = Object.entries(texts).map(([key, text]) => {
    const most = longest[key as keyof typeof longest];
    return [
      key,
      plainText(text ?? "")
        .toWellFormed()
        .trim()
        .slice(0, most)
        .toWellFormed(),
    ];
  });
  const extension = before.name.slice(before.name.lastIndexOf(".") + 1);
  return {
    ...Object.fromEntries(given),
    ...(name !== undefined && { name: fileName(plainLine(name), extension) }),
    ...(decorative !== undefined && { decorative: decorative ? 1 : 0 }),
    ...(focus && { focus_x: hundredths(focus.x), focus_y: hundredths(focus.y) }),
  };
}

const hundredths = (share: number) => Math.min(100, Math.max(0, Math.round(share) || 0));
