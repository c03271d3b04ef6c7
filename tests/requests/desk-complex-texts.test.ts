/** Texts that are expensive to compare or render: staff get a simpler answer, and lose nothing. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Answer } from "../../app/desk/editor/autosave.ts";
import type { Preview } from "../../app/desk/editor/writing.ts";
import { news } from "../records.ts";
import { save } from "../save.ts";
import { recordsAt } from "./create-records.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";

type Person = Awaited<ReturnType<DeskSite["signIn"]>>;

let site: DeskSite;
let written: ReturnType<typeof recordsAt>;
let publisher: Person;
beforeAll(async () => {
  site = await startDeskSite();
  written = recordsAt(site);
  publisher = await site.signIn("publisher");
});
afterAll(() => site.stop());

const pictures = "![".repeat(99_000);
const columns = `|${"a|".repeat(500)}\n|${"-|".repeat(500)}\n${"|a\n".repeat(400)}`;
const tooComplex = /too (?:long or too )?complex/;

describe("merging", () => {
  const autosaved = async (path: string, fields: Record<string, string>): Promise<Answer> =>
    (await publisher.postForJson(path, { act: "autosave", ...fields })).json();

  const mergeEdits = async (base: string, theirs: string, yours: string) => {
    const draft = await written.draft("news", { headline: "Long", content: base });
    await written.changed(draft, { content: theirs });
    const { id, slug, revision } = draft;
    return autosaved(`/desk/news/${slug}`, { id, base: String(revision), headline: "Long", content: yours });
  };

  test("merges two edits of a long text that repeats one line", async () => {
    const line = "a.\n".repeat(8000);
    const answer = await mergeEdits(line, `First.\n${line}`, `${line}Last.\n`);
    expect(answer).toMatchObject({ outcome: "merged", values: { content: `First.\n${line}Last.\n` } });
  });

  test("shows two texts side by side in full if they are too long to compare", async () => {
    const [theirs, yours] = ["a.\nb.\n".repeat(4000), "a.\nc.\n".repeat(4000)];
    const answer = await mergeEdits("a.\n".repeat(8000), theirs, yours);
    expect(answer).toMatchObject({
      outcome: "conflict",
      values: { content: yours },
      conflicts: [{ field: "content", mine: yours, theirs, places: [{ yours, theirs }] }],
    });
  });
});

test("shows the history of a text with thousands of repeated lines", async () => {
  let edition = await written.draft("news", { headline: "Repeated" });
  for (const content of ["a b\n".repeat(1000), "b a\na\n".repeat(1000)])
    edition = await written.changed(edition, { content });
  const page = await publisher.get(`/desk/news/${edition.slug}/history`);
  expect(page.status).toBe(200);
  const [, shown] = (await page.text()).split("<h3>Text</h3>");
  expect(shown).toMatch(/<del.*<ins/s);
});

describe.each([
  ["pictures that are not closed", pictures],
  ["a table with 500 columns", columns],
])("rendering %s", (_, content) => {
  test("saves a draft, and says in its previews that it is too complex", async () => {
    const { id, slug } = await written.draft("news", { headline: "Complex", content });
    const look: Preview = await (
      await publisher.postForJson(`/desk/news/${slug}`, { act: "look", id, headline: "Complex", content })
    ).json();
    expect(look.html).toMatch(tooComplex);
    expect(look.checks).toContainEqual({ field: "content", sentence: expect.stringMatching(tooComplex) });
    const framed = await publisher.get(`/desk/news/${slug}/preview/page`);
    expect([framed.status, await framed.text()]).toEqual([200, expect.stringMatching(tooComplex)]);
    const link = await written.editions.previewLink(written.author, id);
    if (!("token" in link)) throw new Error("There is no link.");
    const shared = await fetch(`${site.url}/preview/${link.token}`);
    expect([shared.status, await shared.text()]).toEqual([200, expect.stringMatching(tooComplex)]);
  });

  test("refuses to publish or schedule it, with an explanation at the field", async () => {
    const { id, slug, revision } = await written.draft("news", { headline: "Complex", content });
    const form = { id, base: String(revision), slug, headline: "Complex", content };
    const refused = await publisher.post(`/desk/news/${slug}`, { act: "publish", ...form });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("“Text” is too complex to publish");
    const dueAt = new Date(Date.now() + 60_000).toISOString();
    expect(await written.editions.schedule(written.author, id, { base: revision, dueAt })).toMatchObject({
      outcome: "refused",
      problems: [{ field: "content" }],
    });
    expect((await fetch(`${site.url}/news/${slug}`)).status).toBe(404);
    expect((await written.editions.read(id))?.fields.content).toBe(content);
  });

  test("shows a text that another program published as plain text", async () => {
    const id = randomUUID();
    await save(site.database.db, "news", news(id, { content }));
    const page = await fetch(`${site.url}/news/${id}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(content.slice(0, 500));
    expect((await fetch(`${site.url}/search?q=${id}`)).status).toBe(200);
  });
});

test("says in the preview of a reply that it is too complex", async () => {
  const { looked } = await previewReply(pictures.slice(0, 40_000));
  expect(looked.html).toMatch(tooComplex);
  expect((await previewReply("A *word*")).looked.html).toBe("<p>A <em>word</em></p>\n");
});

async function previewReply(text: string): Promise<{ looked: { html: string } }> {
  const sent = await fetch(`${site.url}/contact`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: site.url },
    body: new URLSearchParams({
      ...{ name: "Ada", email: "ada@example.org", subject: "Hello", message: `A question ${randomUUID()}` },
    }),
  });
  expect(sent.status).toBe(303);
  const { id } = await site.database.db
    .selectFrom("contact_messages")
    .select("id")
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  const answer = await publisher.postForJson(`/desk/enquiries/${id}`, { act: "look", text });
  return { looked: await answer.json() };
}
