import { isOnHome } from "../../content/kinds.ts";
import { bumpVersion } from "../content/changes.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import type { Actor } from "../staff/staff-log.ts";
import type { Db, Edition } from "./edition.ts";
import { isRefused, type Outcome, readUndeleted, refused } from "./outcome.ts";
import { logAct } from "./store-edition.ts";

/** More would push everything else off Home's first screens. */
export const maxFeatured = 3;

/** Records that come first on Home. One more takes the place of the oldest one. */
export function featuringOf(database: SiteDatabase, now: () => Date) {
  const change = (actor: Actor, id: string, act: "featured" | "no longer featured") =>
    // One at a time, whatever the record, because of the limit.
    exclusively(database, "publishing", async (db): Promise<Outcome> => {
      const edition = await readUndeleted(db, id);
      if (isRefused(edition)) return edition;
      if (act === "featured" && !canBeFeatured(edition)) return refused("notPublic");
      const at = now().toISOString();
      await db.deleteFrom("featured").where("edition_id", "=", id).execute();
      if (act === "featured") {
        await db.insertInto("featured").values({ edition_id: id, at }).execute();
        await keepNewest(db);
      }
      await bumpVersion(db, "record_texts");
      await logAct(db, actor, act, edition, at);
      return { outcome: "done", edition };
    });
  return {
    feature: (actor: Actor, id: string) => change(actor, id, "featured"),
    unfeature: (actor: Actor, id: string) => change(actor, id, "no longer featured"),
    /** Undefined if it cannot be featured. */
    async isFeatured(edition: Edition): Promise<boolean | undefined> {
      if (!canBeFeatured(edition)) return undefined;
      const row = database.db.selectFrom("featured").select("at").where("edition_id", "=", edition.id);
      return (await row.executeTakeFirst()) !== undefined;
    },
  };
}

/** An original that is public and that Home can show. */
const canBeFeatured = ({ kind, publicRevision, translationOf }: Edition) =>
  isOnHome(kind) && publicRevision !== null && translationOf === null;

async function keepNewest(db: Db): Promise<void> {
  const kept = db.selectFrom("featured").select("edition_id").orderBy("at", "desc").limit(maxFeatured);
  await db.deleteFrom("featured").where("edition_id", "not in", kept).execute();
}
