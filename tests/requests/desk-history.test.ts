import { afterAll, beforeAll, expect, test } from "vitest";
import { recordsAt } from "./create-records.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";

let site: DeskSite;
let written: ReturnType<typeof recordsAt>;
beforeAll(async () => {
  site = await startDeskSite();
  written = recordsAt(site);
});
afterAll(() => site.stop());

test("shows word by word what changed between two versions, only for changed fields", async () => {
  const published = await written.published("news", { headline: "A red car", content: "It drove by." });
  await written.changed(published, { headline: "A blue car" });
  const writer = await site.signIn("writer");
  const page = await (await writer.get(`/desk/news/${published.slug}/history`)).text();
  expect(page).toMatch(/<h3>Headline<\/h3>.*A <del[^>]*>.*red.*<\/del><ins[^>]*>.*blue.*<\/ins> car/s);
  expect(page).toContain("[removed: ");
  expect(page).toContain("[added: ");
  expect(page).not.toContain("<h3>Text</h3>");
  expect(page.replaceAll("<!-- -->", "")).toMatch(
    /<strong>Saved<\/strong> by <bdi>Ada Bekele<\/bdi>.*<strong>Published<\/strong>/s,
  );
});

test("compares any two versions, and finds no changes between identical ones", async () => {
  let edition = await written.draft("news", { headline: "One" });
  for (const headline of ["Two", "Three"]) edition = await written.changed(edition, { headline });
  const [three, two] = await written.editions.versions(edition.id);
  const writer = await site.signIn("writer");
  const compare = async (from: string, to: string) =>
    (await writer.get(`/desk/news/${edition.slug}/history?from=${from}&to=${to}`)).text();
  expect(await compare(three?.id ?? "", two?.id ?? "")).toMatch(/Three.*<\/del><ins.*Two/s);
  expect(await compare(two?.id ?? "", two?.id ?? "")).toContain("These two versions are the same.");
});

test("includes the current text in the comparison before it is saved as a version", async () => {
  const edition = await written.changed(await written.draft("news", { headline: "Saved" }), {
    content: "Saved.",
  });
  const fields = { ...edition.fields, headline: "Only written" };
  await written.editions.save(written.author, edition.id, {
    base: edition.revision,
    fields,
    deliberate: false,
  });
  const writer = await site.signIn("writer");
  const page = await (await writer.get(`/desk/news/${edition.slug}/history`)).text();
  expect(page).toMatch(/Current text, not saved as a version yet<\/strong>/);
  expect(page).toMatch(/Saved.*<\/del><ins.*Only written/s);
});

test("restores a version as a new version, which is not public until published", async () => {
  const first = await written.published("news", { headline: "Before" });
  const changed = await written.changed(first, { headline: "After" });
  await written.editions.publish(written.author, first.id, { base: changed.revision });
  const versions = await written.editions.versions(first.id);
  const writer = await site.signIn("writer", "Wanjiru");
  const address = `/desk/news/${first.slug}/history`;
  const answer = await writer.post(address, { act: "restore", version: versions.at(-1)?.id ?? "" });
  expect(answer.status).toBe(302);
  expect(await (await writer.get(answer.headers.get("location") ?? "")).text()).toContain(
    "Restored as a new version.",
  );

  const restored = await written.editions.read(first.id);
  expect(restored?.fields.headline).toBe("Before");
  const [newest] = await written.editions.versions(first.id);
  expect(newest).toMatchObject({ act: "restored", author: { name: "Wanjiru" } });
  expect(await (await fetch(`${site.url}/news/${first.slug}`)).text()).toContain("After");
  expect((await writer.post(address, { act: "restore", version: "nothing" })).status).toBe(422);
});
