import { randomUUID } from "node:crypto";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import type { PreviewRow } from "../database/schema.ts";
import { newToken, tokenHash } from "../staff/secrets.ts";
import type { Actor } from "../staff/staff-log.ts";
import { type Edition, readEdition } from "./edition.ts";
import { isRefused, type Refused, readUndeleted } from "./outcome.ts";
import { logAct } from "./store-edition.ts";

const validFor = 7 * 24 * 60 * 60_000;
/** For each edition; one more deletes the oldest. */
const maxLinks = 20;

export type PreviewLink = { id: string; createdBy: string; createdAt: string; expiresAt: string };

/** Links that show the working copy of one record to people without an account. */
export function previewLinksOf(database: SiteDatabase, now: () => Date) {
  const { db } = database;
  const change = <T>(work: Parameters<typeof exclusively<T>>[2]) => exclusively(database, "editions", work);
  const valid = () =>
    db.selectFrom("previews").where("revoked_at", "is", null).where("expires_at", ">", now().toISOString());

  return {
    /** The token is the last part of the address. Only its hash is stored, so it cannot be shown again. */
    previewLink: (actor: Actor, id: string): Promise<(PreviewLink & { token: string }) | Refused> =>
      change(async (db) => {
        const edition = await readUndeleted(db, id);
        if (isRefused(edition)) return edition;
        const token = newToken();
        const row: Omit<PreviewRow, "revoked_at"> = {
          ...{ id: randomUUID(), token_hash: tokenHash(token), edition_id: id, created_by: actor.name },
          created_at: now().toISOString(),
          expires_at: new Date(now().getTime() + validFor).toISOString(),
        };
        await db.insertInto("previews").values(row).execute();
        const newest = db
          .selectFrom("previews")
          .select("id")
          .where("edition_id", "=", id)
          .orderBy("created_at", "desc")
          .orderBy("id")
          .limit(maxLinks);
        await db.deleteFrom("previews").where("edition_id", "=", id).where("id", "not in", newest).execute();
        await logAct(db, actor, "made a preview link", edition, row.created_at);
        return { ...linkOf(row), token };
      }),

    /** The valid links, newest first. */
    async previews(id: string): Promise<PreviewLink[]> {
      const rows = await valid()
        .select(["id", "created_by", "created_at", "expires_at"])
        .where("edition_id", "=", id)
        .orderBy("created_at", "desc")
        .execute();
      return rows.map(linkOf);
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
      const found = await valid()
        .select("edition_id")
        .where("token_hash", "=", tokenHash(token))
        .executeTakeFirst();
      const edition = found && (await readEdition(db, found.edition_id));
      return edition?.deletedAt ? undefined : edition;
    },
  };
}

type LinkRow = Pick<PreviewRow, "id" | "created_by" | "created_at" | "expires_at">;

function linkOf({ id, created_by, created_at, expires_at }: LinkRow): PreviewLink {
  return { id, createdBy: created_by, createdAt: created_at, expiresAt: expires_at };
}
