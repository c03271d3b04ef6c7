import { statfs } from "node:fs/promises";
import { hostname } from "node:os";
import { dirname, resolve } from "node:path";
import { sql } from "kysely";
import { databaseClock } from "../database/clock.ts";
import type { Engine, SiteDatabase } from "../database/connect.ts";
import { sqlitePath } from "../database/sqlite-file.ts";
import type { Settings } from "../process/environment.ts";

export type Disk = { free: number; total: number };

/** In seconds. What a machine said earlier counts no more: it may be switched off. */
const maxAge = 60;

/** Of the disk with the database or, with PostgreSQL, the uploads. Undefined if it cannot be read. */
export function readDisk(
  engine: Engine,
  { databaseUrl, mediaFolder }: Pick<Settings, "databaseUrl" | "mediaFolder">,
): Promise<Disk | undefined> {
  const folder = dirname(resolve(engine === "sqlite" ? sqlitePath(databaseUrl) : mediaFolder));
  return statfs(folder).then(
    ({ bavail, bsize, blocks }) => ({ free: bavail * bsize, total: blocks * bsize }),
    () => undefined,
  );
}

/** The fullest disk of the other machines: see server/upgrades/processes.ts. */
export async function fullestOther({
  db,
  engine,
}: SiteDatabase): Promise<(Disk & { host: string }) | undefined> {
  const fullest = await db
    .selectFrom("processes")
    .select(["host", "disk_free", "disk_total"])
    .where("host", "!=", hostname())
    .where("seen_at", ">", databaseClock(engine, maxAge))
    .where("disk_total", ">", 0)
    .orderBy(sql`1.0 * disk_free / disk_total`)
    .limit(1)
    .executeTakeFirst();
  return (
    fullest && { host: fullest.host, free: Number(fullest.disk_free), total: Number(fullest.disk_total) }
  );
}
