import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import { forEachDatabaseInTurn } from "../../tests/databases.ts";
import { pdf } from "../../tests/media-files.ts";
import { news } from "../../tests/records.ts";
import { save } from "../../tests/save.ts";
import { openMedia } from "../media/open-media.ts";
import { createLog } from "../process/log.ts";
import type { Edition } from "./edition.ts";
import { editionsOf } from "./editions.ts";

const ada = { id: null, name: "Ada" };
const [one, two, three] = ["1", "2", "3"].map((digit) => digit.repeat(20)) as [string, string, string];
const picture = (id: string) => `![](/media/${id})`;
const file = (id: string) => `/media/${id}/report.pdf`;

forEachDatabaseInTurn((_engine, open) => {
  async function desk() {
    const { database } = await open();
    const folder = await mkdtemp(join(tmpdir(), "media-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const editions = editionsOf({ database });
    const settings = { mediaFolder: folder, mediaUrl: undefined, pictureCache: folder };
    const media = openMedia({ database, settings, log: createLog("silent") });
    const used = async () => [...(await media.usesOf([one, two, three])).keys()].toSorted();
    const written = async (content: string, image_url = "") =>
      (await editions.create(ada, "news", { headline: "A", content, image_url })) as Edition;
    const saved = async (edition: Edition, content: string) => {
      const fields = { ...edition.fields, content };
      const done = await editions.save(ada, edition.id, {
        base: edition.revision,
        fields,
        deliberate: false,
      });
      if (done.outcome !== "saved") throw new Error(done.outcome);
      return done.edition;
    };
    return { database, editions, media, used, written, saved };
  }

  test("a draft uses the media it names, and no longer those it named before", async () => {
    const { media, used, written, saved } = await desk();
    const draft = await written(`${picture(one)} and [the report](${file(two)})`, `/media/${three}`);
    expect(await used()).toEqual([one, two, three]);
    const use = {
      editionId: draft.id,
      kind: "news",
      slug: "a",
      language: "en",
      translationOf: null,
      title: "A",
    };
    expect((await media.usesOf([one])).get(one)).toEqual([use]);
    await saved(draft, `Only ${file(two)}, and ${"f".repeat(21)}.`);
    expect(await used()).toEqual([two, three]);
  });

  test("public and scheduled texts use their media, even if the draft names others", async () => {
    const { editions, used, written, saved } = await desk();
    const draft = await written(picture(one));
    await editions.publish(ada, draft.id, { base: draft.revision });
    const changed = await saved(draft, picture(two));
    expect(await used()).toEqual([one, two]);
    const dueAt = new Date(Date.now() + 3_600_000).toISOString();
    await editions.schedule(ada, draft.id, { base: changed.revision, dueAt });
    const again = await saved(changed, picture(three));
    expect(await used()).toEqual([one, two, three]);

    await editions.rename(ada, draft.id, "another-address");
    expect(await used()).toEqual([one, two, three]);
    await editions.publishDue(new Date(Date.parse(dueAt) + 1000));
    expect(await used()).toEqual([two, three]);
    await saved(again, "Nothing.");
    expect(await used()).toEqual([two]);
    await editions.withdraw(ada, draft.id);
    expect(await used()).toEqual([]);
  });

  test("deleted records that can be brought back use their media, and so do restored versions", async () => {
    const { editions, used, written, saved } = await desk();
    const draft = await written(picture(one));
    await editions.publish(ada, draft.id, { base: draft.revision });
    await editions.remove(ada, draft.id);
    expect(await used()).toEqual([one]);
    await editions.bringBack(ada, draft.id);
    const [version] = await editions.versions(draft.id);
    await saved((await editions.read(draft.id)) as Edition, "Nothing.");
    expect(await used()).toEqual([]);
    await editions.restore(ada, draft.id, version?.id ?? "");
    expect(await used()).toEqual([one]);
  });

  test("media named before their upload are not removed as unused", async () => {
    const { media, written, saved } = await desk();
    const content = pdf("<< >>");
    const upload = () => media.uploads.addFile(ada, "report.pdf", Readable.from([content]));
    const taken = await upload();
    const id = "item" in taken ? taken.item.id : "";
    expect(await media.remove(ada, id)).toEqual({ outcome: "removed" });
    const draft = await written(file(id));
    expect(await upload()).toMatchObject({ outcome: "taken", item: { id } });
    expect(await media.remove(ada, id)).toMatchObject({ outcome: "used" });
    await saved(draft, "Nothing.");
    expect(await media.remove(ada, id)).toEqual({ outcome: "removed" });
  });

  test("a record published in bulk uses the media it names, and no longer those it named before", async () => {
    const { database, used } = await desk();
    await save(database.db, "news", news("b", { content: picture(two) }));
    expect(await used()).toEqual([two]);
    await save(database.db, "news", news("b", { content: "Nothing." }));
    expect(await used()).toEqual([]);
  });
});
