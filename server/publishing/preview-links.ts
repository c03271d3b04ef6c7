import { randomUUID } from "node:crypto";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import type { PreviewRow } from "../database/schema.ts";
import { newToken, tokenHash } from "../staff/secrets.ts";
import type { Actor } from "../staff/staff-log.ts";
import { type Edition, readEdition } from "./edition.ts";
import { isRefused, type Refused, readUndeleted } from "./outcome.ts";
import { logAct } from "./store-edition.ts";

const goodFor = 7 * 24 * 60 * 60_000;
/** Of each edition; one more ends the oldest. */
const most = 20;

export type Preview = { id: string; createdBy: string; createdAt: string; expiresAt: string };

/** Links by which somebody without an account sees one record as it is in the working copy. */
export function previewLinksOf(database: SiteDatabase, now: () => Date) {
  const { db } = database;
  const change = <T>(work: Parameters<typeof exclusively<T>>[2]) => exclusively(database, "editions", work);
  const good = () =>
    db.selectFrom("previews").where("revoked_at", "is", null).where("expires_at", ">", now().toISOString());

  return {
    /** The token is the last part of the address. Only its hash is stored: it cannot be shown again. */
    previewLink: (actor: Actor, id: string): Promise<(Preview & { token: string }) | Refused> =>
      change(async (db) => {
        const edition = await readUndeleted(db, id);
        if (isRefused(edition)) return edition;
        const token = newToken();
        const row: Omit<PreviewRow, "revoked_at"> = {
          ...{ id: randomUUID(), token_hash: tokenHash(token), edition_id: id, created_by: actor.name },
          created_at: now().toISOString(),
          expires_at: new Date(now().getTime() + goodFor).toISOString(),
        };
        await db.insertInto("previews").values(row).execute();
        const newest = db
          .selectFrom("previews")
          .select("id")
          .where("edition_id", "=", id)
          .orderBy("created_at", "desc")
          .orderBy("id")
          .limit(most);
        await db.deleteFrom("previews").where("edition_id", "=", id).where("id", "not in", newest).execute();
        await logAct(db, actor, "made a preview link", edition, row.created_at);
        return { ...previewOf(row), token };
      }),

    /** Those that work, the newest first. */
    async previews(id: string): Promise<Preview[]> {
      const rows = await good()
        .select(["id", "created_by", "created_at", "expires_at"])
        .where("edition_id", "=", id)
        .orderBy("created_at", "desc")
        .execute();
      return rows.map(previewOf);
    },

    revokePreview: (actor: Actor, previewId: string): Promise<boolean> =>
      change(async (db) => {
        const at = now().toISOString();
        const revoked = await db
          .updateTable("previews")
          .set({ revoked_at: at })
          .where("id", "=", previewId)
          .where("revoked_at", "is", null)
          .returning("edition_id")
          .executeTakeFirst();
        const edition = revoked && (await readEdition(db, revoked.edition_id));
        if (edition) await logAct(db, actor, "revoked a preview link", edition, at);
        return Boolean(edition);
      }),

    async findPreviewed(token: string): Promise<Edition | undefined> {
      const found = await good()
        .select("edition_id")
        .where("token_hash", "=", tokenHash(token))
        .executeTakeFirst();
      const edition = found && (await readEdition(db, found.edition_id));
      return edition?.deletedAt ? undefined : edition;
    },
  };
}

type Shown = Pick<PreviewRow, "id" | "created_by" | "created_at" | "expires_at">;

function previewOf({ id, created_by, created_at, expires_at }: Shown): Preview {
  return { id, createdBy: created_by, createdAt: created_at, expiresAt: expires_at };
}
