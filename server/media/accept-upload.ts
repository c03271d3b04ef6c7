import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import type { Database, MediaRow } from "../database/schema.ts";
import { linkMediaUses } from "../publishing/media-uses.ts";
import { type Actor, logStaffAct } from "../staff/staff-log.ts";
import { type Examined, examine } from "./examine.ts";
import { foldedText, itemOf } from "./media-item.ts";
import type { MediaItem } from "./media-types.ts";
import { safeFileName } from "./safe-file-name.ts";
import type { Place, Stored, uploadStore } from "./store-upload.ts";
import type { WorkFile } from "./work-files.ts";

type Parts = { database: SiteDatabase; uploads: ReturnType<typeof uploadStore>; now: () => Date };

/** Turns a complete file into an item of the media library. Throws `RefusedUpload` if the file is not accepted. */
export function uploadAcceptor({ database, uploads, now }: Parts) {
  const { db } = database;

  const add = (actor: Actor, at: Place, name: string, kind: Examined["kind"], stored: Stored) =>
    db.transaction().execute(async (transaction) => {
      const added = await transaction
        .insertInto("media")
        .values({
          ...at,
          ...stored,
          ...{ kind, name, images: "{}", alt: "", decorative: 0, caption: "", credit: "" },
          ...{
            texts: "{}",
            replaced_at: null,
            focus_x: 50,
            focus_y: 50,
            problem: null,
            claimed_at: null,
            tries: 0,
          },
          state: kind === "picture" ? "encoding" : "ready",
          folded: foldedText({ name, alt: "", caption: "", credit: "", texts: "{}" }),
          ...{ uploaded_by: actor.id, uploaded_by_name: actor.name, created_at: now().toISOString() },
        })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .returningAll()
        .executeTakeFirst();
      if (added) {
        await linkMediaUses(transaction, added.id);
        await logStaffAct(transaction, actor, "uploaded", subjectOf(added), now());
      }
      return added;
    });

  return async (actor: Actor, originalName: string, file: WorkFile): Promise<MediaItem> => {
    const { id, known } = await placeFor(db, file.sha256);
    if (known) return itemOf(known);
    const examined = await examine(file);
    const at = { id, copy: randomBytes(4).toString("hex") };
    try {
      const stored = await uploads.put(at, file.path, examined);
      const added = await add(
        actor,
        at,
        safeFileName(originalName, examined.extension),
        examined.kind,
        stored,
      );
      if (added) return itemOf(added);
    } catch (error) {
      await uploads.discard(at);
      throw error;
    }
    // Another request added the same file in the meantime.
    await uploads.discard(at);
    const first = await findExisting(db, id);
    if (!first) throw new Error("The same file was uploaded and removed while this upload was being stored.");
    return itemOf(first);
  };
}

export const subjectOf = ({ id, name }: Pick<MediaRow, "id" | "name">) => `media/${id} ${name}`;

/** Queues a picture whose encoding failed. Undefined if there is no such picture. */
export async function encodeAgain(db: Kysely<Database>, id: string): Promise<MediaRow | undefined> {
  const queued = { state: "encoding", tries: 0, problem: null, claimed_at: null } as const;
  const failed = db.updateTable("media").set(queued).where("id", "=", id).where("state", "=", "failed");
  return failed.returningAll().executeTakeFirst();
}

/** The id for this content, and the item that has it already. An item whose content was replaced keeps its id. */
async function placeFor(db: Kysely<Database>, sha256: string): Promise<{ id: string; known?: MediaRow }> {
  for (const start of [0, 20, 40]) {
    const id = sha256.slice(start, start + 20);
    const known = await findExisting(db, id);
    if (!known) return { id };
    if (known.replaced_at === null) return { id, known };
  }
  return { id: randomBytes(10).toString("hex") };
}

/** The item with this id, if any. If its encoding failed, it is queued again. */
async function findExisting(db: Kysely<Database>, id: string): Promise<MediaRow | undefined> {
  await encodeAgain(db, id);
  return db.selectFrom("media").selectAll().where("id", "=", id).executeTakeFirst();
}
