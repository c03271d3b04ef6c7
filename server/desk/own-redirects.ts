/** Redirects that administrators add themselves. */

import { oldPath } from "../content/old-path.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import type { OwnRedirectRow } from "../database/schema.ts";
import { type Actor, logStaffAct } from "../staff/staff-log.ts";

export const maxRedirects = 1000;
const maxLength = 500;
/** Milliseconds for a page of this site to answer. */
const maxWait = 10_000;

export type AddedRedirect = "done" | "not a path" | "in use" | "not a page" | "already there" | "too many";

type Parts = { database: SiteDatabase; ownAddress: () => string; now?: () => Date };

export function ownRedirectsOf({ database, ownAddress, now = () => new Date() }: Parts) {
  /** Asks the site itself, as a visitor would: only it knows all its pages. */
  async function statusOf(path: string): Promise<number> {
    const signal = AbortSignal.timeout(maxWait);
    const answer = await fetch(new URL(path, ownAddress()), { method: "HEAD", redirect: "manual", signal });
    return answer.status;
  }

  return {
    list: (): Promise<OwnRedirectRow[]> =>
      database.db.selectFrom("own_redirects").selectAll().orderBy("path").execute(),

    /**
     * Only an address that answers "not found" can redirect, and only to a page that answers itself. So a redirect never
     * hides a page, and no two lead to each other. The table is checked again for two administrators at a time.
     */
    async add(by: Actor, typedFrom: string, typedTo: string): Promise<AddedRedirect> {
      const path = pathIn(typedFrom) && oldPath(typedFrom.trim());
      const target = pathIn(typedTo);
      if (!path || /^\/(?:desk|preview)(?:\/|$)/.test(path)) return "not a path";
      if (!target || /^\/(?:desk|preview)(?:\/|$)/i.test(target)) return "not a page";
      const known = database.db.selectFrom("own_redirects").select("path").where("path", "=", path);
      if (await known.executeTakeFirst()) return "already there";
      if ((await statusOf(encodeURI(path))) !== 404) return "in use";
      if ((await statusOf(target)) !== 200) return "not a page";
      return exclusively(database, "publishing", async (db) => {
        const all = await db.selectFrom("own_redirects").select("path").execute();
        if (all.some((one) => one.path === path)) return "already there";
        if (all.some((one) => one.path === oldPath(target))) return "not a page";
        if (all.length >= maxRedirects) return "too many";
        const at = now();
        await db
          .insertInto("own_redirects")
          .values({ path, target, added_by_name: by.name, added_at: at.toISOString() })
          .execute();
        await logStaffAct(db, by, "added a redirect", `${path} → ${target}`, at);
        return "done";
      });
    },

    remove: (by: Actor, path: string): Promise<boolean> =>
      exclusively(database, "publishing", async (db) => {
        const removed = await db
          .deleteFrom("own_redirects")
          .where("path", "=", path)
          .returning("target")
          .executeTakeFirst();
        if (!removed) return false;
        await logStaffAct(db, by, "removed a redirect", `${path} → ${removed.target}`, now());
        return true;
      }),
  };
}

/** The path of a page of this site, as a visitor's browser would ask for it. Undefined for other hosts and nonsense. */
function pathIn(typed: string): string | undefined {
  const text = typed.trim();
  if (!/^\/(?![/\\])[^\s\\]*$/.test(text) || text.length > maxLength) return undefined;
  const url = URL.parse(text, "http://site");
  return url?.origin === "http://site" ? url.pathname.replace(/(?<=.)\/+$/, "") : undefined;
}
