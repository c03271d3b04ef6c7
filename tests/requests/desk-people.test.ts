/** People and authors at the desk, used through forms alone. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Edition } from "../../server/publishing/edition.ts";
import { save } from "../save.ts";
import { recordsAt } from "./create-records.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";

let site: DeskSite;
let written: ReturnType<typeof recordsAt>;
let publisher: Awaited<ReturnType<DeskSite["signIn"]>>;
beforeAll(async () => {
  site = await startDeskSite();
  written = recordsAt(site);
  publisher = await site.signIn("publisher");
});
afterAll(() => site.stop());

const page = async (path: string) => (await (await publisher.get(path)).text()).replaceAll("<!-- -->", "");
/** Each checkbox of the field: "x" if it is ticked, its value and its label. */
async function boxes(path: string): Promise<string[]> {
  const found = (await page(path)).matchAll(
    /<input type="checkbox" name="authors"( checked="")? value="([^"]*)"\/><span>(.*?)<\/span><\/label>/g,
  );
  return [...found].map(([, ticked, value, words = ""]) =>
    `${ticked ? "x " : ""}${value}: ${words.replace(/<[^>]*>/g, "")}`.trim(),
  );
}
const authorsOf = async ({ id }: Edition) => (await written.editions.read(id))?.fields.authors;

test("says in the empty list that people must agree to be named", async () => {
  expect(await page("/desk/people")).toContain(
    "No people are listed yet. Add the people who agreed to be named.",
  );
  expect(await page("/desk/people/new")).toContain(
    "Only add people who agreed to be named and shown on this site.",
  );
  expect(await page("/desk/people/new")).toContain("The last part of /about/people/…");
  expect(await page("/desk/news/new")).toContain("No people yet.");
  expect(await page("/desk")).toMatch(/<a[^>]* href="\/desk\/people"[^>]*>(?:<svg.*?<\/svg>)?People</);
});

test("refuses invalid fields of a person, with an explanation at each field", async () => {
  const { id, slug } = await written.draft("people", {
    name: "Odd",
    email: "odd at example",
    position: "first",
  });
  const answer = await publisher.post(`/desk/people/${slug}`, { act: "publish", id, base: "1" });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain("“E-mail” is not an address that can receive mail.");
  expect(html).toContain("“Order” takes a whole number, such as 3.");
  await written.editions.remove(written.author, id);
});

test("selects authors by ticking them, and keeps them whatever happens to their records", async () => {
  const selam = await written.published("people", { name: "Selam" });
  const mulu = await written.published("people", { name: "Mulu" });
  await written.draft("people", { name: "Tariq" });
  const item = await written.draft("news", { headline: "Who wrote it" });
  const path = "/desk/news/who-wrote-it";
  expect(await boxes(path)).toEqual([
    "mulu: Mulu",
    "selam: Selam",
    "tariq: Tariq (not public: visitors do not see this name)",
  ]);
  const save = async (base: number, ...authors: string[]) => {
    const form = new URLSearchParams({ act: "save", id: item.id, base: String(base), authors: "" });
    for (const author of authors) form.append("authors", author);
    expect((await publisher.post(path, form)).status).toBe(302);
  };
  await save(1, "selam", "mulu", "somebody-else");
  expect(await authorsOf(item)).toBe("selam, mulu, somebody-else");
  await written.editions.rename(written.author, selam.id, "selam-haile");
  await written.editions.withdraw(written.author, mulu.id);
  expect(await boxes(path)).toEqual([
    "x selam: Selam",
    "x mulu: Mulu (not public: visitors do not see this name)",
    "x somebody-else: somebody-else (no longer in the list of people)",
    "tariq: Tariq (not public: visitors do not see this name)",
  ]);
  // A form without the field, such as one opened before the field existed, changes nothing.
  await publisher.post(path, { act: "save", id: item.id, base: "2", headline: "Who wrote this" });
  expect(await authorsOf(item)).toBe("selam, mulu, somebody-else");
  await save(3);
  expect(await authorsOf(item)).toBe("");
});

test("previews the authors of a draft, and a person who is not published yet", async () => {
  await written.published("people", { name: "Known" });
  const item = await written.draft("news", { headline: "By somebody", authors: "known" });
  const preview = await page(`/desk/news/${item.slug}/preview/page`);
  expect(preview).toContain('href="/about/people/known"');
  await written.draft("people", { name: "Unknown", role: "Poet", text: "Writes *much*." });
  const person = await page("/desk/people/unknown/preview/page");
  expect(person).toMatch(/<h1><bdi>Unknown<\/bdi><\/h1>.*Poet.*Writes <em>much<\/em>\./s);
  expect((await fetch(`${site.url}/about/people/unknown`)).status).toBe(404);
});

test("lets staff order people, partners and questions, and shows the current order", async () => {
  const created_at = "2026-11-15T08:00:00Z";
  for (const [id, position] of [
    ["one", 1],
    ["two", 2],
  ] as const)
    await save(site.database.db, "partners", { id, name: `Partner ${id}`, text: "T.", position, created_at });
  const writing = await page("/desk/partners/two");
  expect(writing).toMatch(/name="position"[^>]*value="2"/);
  expect(writing).toMatch(/<li>1: <bdi>Partner one<\/bdi><\/li><li>2: <bdi>Partner two<\/bdi><\/li>/);
  const [, id = ""] = /name="id" value="([^"]*)"/.exec(writing) ?? [];
  const post = (position: string) =>
    publisher.post("/desk/partners/two", { act: "publish", id, base: "1", position });
  expect((await post("0")).status).toBe(302);
  const html = await (await fetch(`${site.url}/about/partnerships`)).text();
  expect(html).toMatch(/Partner two.*Partner one/s);
  for (const kind of ["people", "faq"]) expect(await page(`/desk/${kind}/new`)).toContain(">Order</label>");
});
