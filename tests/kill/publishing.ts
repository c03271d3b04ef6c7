/** Staff publish while the process is killed repeatedly: each act is done completely or not at all, and stays done. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { connectDatabase } from "../../server/database/connect.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";
import { views } from "../save.ts";

type Trial = { databaseUrl: string; rounds: number; processes: number };
type Done = { act: string; slug: string };

export async function killPublishing({ databaseUrl, rounds, processes }: Trial): Promise<Done[]> {
  const database = connectDatabase(databaseUrl);
  await prepareDatabase(database, { sampleContent: false });
  await database.close();
  const done: Done[] = [];
  const publish = async (word: string) => {
    const child = spawn(process.execPath, ["tests/kill/publisher.ts", databaseUrl, word], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let said = "";
    child.stdout.on("data", (chunk) => (said += chunk));
    await once(child.stdout, "data");
    await pause(Math.random() * 300);
    child.kill("SIGKILL");
    await once(child, "close");
    // Ignore an incomplete last line.
    for (const line of said.split("\n").slice(0, -1)) {
      const [act = "", slug = ""] = line.split(" ");
      done.push({ act, slug });
    }
  };
  for (let round = 1; round <= rounds; round++)
    await Promise.all(Array.from({ length: processes }, (_, index) => publish(`round ${round} of ${index}`)));
  return done;
}

/** Finds acknowledged acts that are missing, and editions whose parts contradict each other. */
export async function inspectPublishing(databaseUrl: string, done: Done[]) {
  const database = connectDatabase(databaseUrl);
  const { db } = database;
  const [editions, rows, versions, redirects, receipts, log] = await Promise.all([
    db.selectFrom("editions").selectAll().where("kind", "=", "news").execute(),
    views(db).selectFrom("news").select(["id", "content"]).execute(),
    db.selectFrom("versions").select(["edition_id", "act"]).execute(),
    db.selectFrom("redirects").selectAll().execute(),
    db.selectFrom("receipts").select("edition_id").execute(),
    db.selectFrom("staff_log").select(["act", "subject"]).execute(),
  ]);
  await database.close();
  const texts = new Map(rows.map(({ id, content }) => [id, content]));
  const leads = new Map(redirects.map(({ old_slug, new_slug }) => [old_slug, new_slug]));
  const acts = new Set(versions.map(({ edition_id, act }) => `${edition_id} ${act}`));
  const asked = new Set(receipts.map(({ edition_id }) => edition_id));
  const logged = new Set(log.map(({ act, subject }) => `${act} ${subject.split(" ")[0]}`));

  const isWhole = ({ id, slug, state, public_revision, title, fields }: (typeof editions)[number]) => {
    const wasPublic = state === "published" || state === "withdrawn";
    return (
      (public_revision !== null) === (state === "published") &&
      texts.get(slug) === (state === "published" ? JSON.parse(fields).content.trim() : undefined) &&
      acts.has(`${id} published`) === wasPublic &&
      acts.has(`${id} withdrawn`) === (state === "withdrawn") &&
      asked.has(id) === wasPublic &&
      (leads.get(slug) === null) === (state === "withdrawn") &&
      (state !== "withdrawn" || logged.has(`withdrew news/${slug}`)) &&
      title !== ""
    );
  };
  const isDone = ({ act, slug }: Done) => {
    if (act === "published") return logged.has(`published news/${slug}`);
    if (act === "withdrawn") return leads.get(slug) === null && !texts.has(slug);
    return leads.get(slug) === `${slug}-moved` && texts.has(`${slug}-moved`) && !texts.has(slug);
  };
  return {
    torn: editions.filter((edition) => !isWhole(edition)).map(({ slug }) => slug),
    missing: done.filter((each) => !isDone(each)),
    orphans: rows.filter(({ id }) => !editions.some(({ slug }) => slug === id)).map(({ id }) => id),
    editions: editions.length,
  };
}
