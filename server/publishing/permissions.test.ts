import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { views } from "../../tests/save.ts";
import { connectDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import { openMedia } from "../media/open-media.ts";
import { createLog } from "../process/log.ts";
import type { Role } from "../staff/roles.ts";
import type { Edition } from "./edition.ts";
import { editionsOf } from "./editions.ts";
import { publishEdition } from "./publish-edition.ts";

const person = (role: Role) => ({ id: role, name: role, role });
const [writer, publisher] = [person("writer"), person("publisher")];
const at = "2026-03-25T12:00:00.000Z";
const dueAt = "2026-03-25T13:00:00.000Z";
const pictures = ["1", "2"].map((digit) => digit.repeat(20)) as [string, string];
const [one, two] = pictures;

forEachDatabase((_engine, open) => {
  async function desk() {
    const { database, url } = await open();
    const folder = await mkdtemp(join(tmpdir(), "media-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const editions = editionsOf({ database, now: () => new Date(at) });
    const settings = { mediaFolder: folder, mediaUrl: undefined, pictureCache: folder };
    const media = openMedia({ database, settings, log: createLog("silent") });
    await database.db
      .insertInto("media")
      .values(
        pictures.map((id) => ({
          ...{ id, copy: "a", kind: "picture" as const, name: "a.png", type: "image/webp", bytes: 1 },
          ...{
            width: 1,
            height: 1,
            images: "{}",
            texts: "{}",
            alt: "Before",
            decorative: 0,
            caption: "",
            credit: "",
          },
          ...{ focus_x: 50, focus_y: 50, state: "ready" as const, problem: null, claimed_at: null, tries: 0 },
          ...{ folded: "", uploaded_by: null, uploaded_by_name: "Ada", created_at: at },
        })),
      )
      .execute();
    const draft = async (content = "On Monday.") =>
      (await editions.create(writer, "news", { headline: "A clinic opens", content })) as Edition;
    const published = async (content?: string) => {
      const { id } = await draft(content);
      await editions.publish(publisher, id, { base: 1 });
      return id;
    };
    const scheduled = async (content?: string) => {
      const { id } = await draft(content);
      await editions.schedule(publisher, id, { base: 1, dueAt });
      return id;
    };
    const write = (id: string, base: number, content: string) =>
      editions.save(writer, id, { base, fields: { content }, deliberate: true });
    return { database, url, editions, media, draft, published, scheduled, write };
  }
  type Desk = Awaited<ReturnType<typeof desk>>;

  /** Everything a writer could do to a record besides writing a draft. */
  const changes: Record<string, (desk: Desk, id: string) => Promise<unknown>> = {
    address: ({ editions }, id) => editions.rename(writer, id, "elsewhere"),
    language: ({ editions }, id) => editions.setLanguage(writer, id, "fr"),
    deletion: ({ editions }, id) => editions.remove(writer, id),
  };

  test.each(Object.keys(changes))("%s: allowed to a writer only for a draft", async (change) => {
    const at = await desk();
    const attempt = changes[change] as (typeof changes)[string];
    for (const [id, state] of [
      [await at.published(), "published"],
      [await at.scheduled(), "scheduled"],
    ] as const) {
      const before = await at.editions.read(id);
      expect(await attempt(at, id), state).toMatchObject({ outcome: "refused" });
      expect(await at.editions.read(id)).toEqual(before);
    }
    expect(await attempt(at, (await at.draft()).id)).toMatchObject({ outcome: "done" });
  });

  test.each(Object.keys(changes))(
    "%s: refused if the record is published while the writer waits",
    async (change) => {
      const at = await desk();
      const { id } = await at.draft();
      const other = connectDatabase(at.url);
      onTestFinished(() => other.close());
      const { attempt } = await exclusively(other, "editions", async (db) => {
        const started = changes[change]?.(at, id);
        await publishEdition(db, publisher, (await at.editions.read(id)) as Edition, { at: dueAt });
        return { attempt: started };
      });
      expect(await attempt).toMatchObject({ outcome: "refused" });
      expect(await at.editions.read(id)).toMatchObject({ slug: "a-clinic-opens", publicRevision: 1 });
    },
  );

  test("a publisher and a program may change scheduled records", async () => {
    const { editions, scheduled } = await desk();
    const id = await scheduled();
    expect(await editions.rename(publisher, id, "elsewhere")).toMatchObject({ outcome: "done" });
    expect(await editions.setLanguage(publisher, id, "fr")).toMatchObject({ outcome: "done" });
    expect(await editions.remove({ id: null, name: "npm run content" }, id)).toMatchObject({
      outcome: "done",
    });
  });

  test("a person without a role is not a publisher", async () => {
    const { editions, scheduled } = await desk();
    expect(await editions.remove({ id: "eve", name: "Eve" }, await scheduled())).toMatchObject({
      ...{ outcome: "refused", needsPublisher: true },
    });
  });

  test("a public translation locks its original, and only a publisher may change an address that was public", async () => {
    const { editions, published, scheduled, write } = await desk();
    const id = await scheduled();
    const started = await editions.startTranslation(writer, id, "fr", "original");
    const translation = started.outcome === "done" ? started.edition.id : "";
    await editions.schedule(publisher, translation, { base: 1, dueAt });
    await editions.unschedule(publisher, id);
    expect(await editions.remove(writer, id)).toMatchObject({ needsPublisher: true });
    expect(await editions.rename(writer, id, "elsewhere")).toMatchObject({ needsPublisher: true });
    expect(await editions.remove(writer, translation)).toMatchObject({ needsPublisher: true });
    await editions.unschedule(publisher, translation);
    expect(await editions.remove(writer, translation)).toMatchObject({ outcome: "done" });
    expect(await editions.rename(writer, id, "elsewhere")).toMatchObject({ outcome: "done" });

    const gone = await published();
    await editions.withdraw(publisher, gone);
    expect(await editions.rename(writer, gone, "another")).toMatchObject({ needsPublisher: true });
    expect(await write(gone, 1, "It may be written on.")).toMatchObject({ outcome: "saved" });
    expect(await editions.remove(writer, gone)).toMatchObject({ outcome: "done" });
  });

  test("publishes the text as scheduled, even if a writer saves, restores or autosaves afterwards", async () => {
    const { database, editions, draft } = await desk();
    const { id } = await draft("First.");
    await editions.save(writer, id, { base: 1, fields: { content: "Second." }, deliberate: true });
    await editions.schedule(publisher, id, { base: 2, dueAt });
    await editions.save(writer, id, { base: 2, fields: { content: "Third." }, deliberate: false });
    const [, first] = await editions.versions(id);
    await editions.restore(writer, id, first?.id ?? "");
    // More newer versions than are kept.
    const later = { edition_id: id, slug: "", act: "saved" as const, fields: "{}", author_id: null };
    const versions = Array.from({ length: 120 }, (_, number) => ({
      ...{ ...later, id: `later ${number}`, revision: 100, author_name: "Ada", at: dueAt },
    }));
    await database.db.insertInto("versions").values(versions).execute();
    await editions.save(writer, id, { base: 4, fields: { content: "Fifth." }, deliberate: true });
    expect(await editions.publishDue(new Date(dueAt))).toBe(1);
    const [row] = await views(database.db).selectFrom("news").select("content").execute();
    expect(row?.content).toBe("Second.");
    expect(await editions.read(id)).toMatchObject({ publicRevision: 2, fields: { content: "Fifth." } });
  });

  test("only a publisher may change a picture that visitors see; a writer may in a draft", async () => {
    const { editions, media, draft, published, scheduled, write } = await desk();
    const say = (alt: string, of = one) => media.describe(writer, of, { alt, focus: { x: 1, y: 1 } });
    const { id } = await draft(`![](/media/${one})`);
    expect(await say("In a draft")).toMatchObject({ alt: "In a draft" });
    await editions.publish(publisher, id, { base: 1 });
    expect(await say("In public")).toBe("needs publisher");
    expect(await media.onlyForPublishers(writer, [one, two])).toEqual(new Set([one]));
    expect(await media.onlyForPublishers(publisher, [one, two])).toEqual(new Set());
    expect(await media.describe(publisher, one, { alt: "By a publisher" })).toMatchObject({
      ...{ alt: "By a publisher", focus: { x: 1, y: 1 } },
    });
    // A writer may describe a picture that only the draft names.
    await write(id, 1, `![](/media/${two})`);
    expect(await say("Proposed", two)).toMatchObject({ alt: "Proposed" });
    await editions.withdraw(publisher, id);
    expect(await say("Withdrawn")).toMatchObject({ alt: "Withdrawn" });

    const due = await scheduled(`![](/media/${one})`);
    await write(due, 1, "Without it.");
    expect(await say("Scheduled")).toBe("needs publisher");
    await published(`[A report](/media/${two}/report.pdf)`);
    expect(await say("A link", two)).toBe("needs publisher");
    expect(await media.find(one)).toMatchObject({ alt: "Withdrawn" });
  });

  test("rejects a writer's description of a picture that is published in the meantime", async () => {
    const { url, editions, media, draft } = await desk();
    const edition = await draft(`![](/media/${one})`);
    const other = connectDatabase(url);
    onTestFinished(() => other.close());
    const { attempt } = await exclusively(other, "editions", async (db) => {
      const started = media.describe(writer, one, { alt: "Too late" });
      await publishEdition(db, publisher, edition, { at });
      return { attempt: started };
    });
    expect(await attempt).toBe("needs publisher");
    expect(await media.find(one)).toMatchObject({ alt: "Before" });
    expect(await editions.read(edition.id)).toMatchObject({ publicRevision: 1 });
  });
});
