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

const textOf = async (answer: Promise<Response>) => (await answer).text();

test("shows each record's state, language, last author and time", async () => {
  const { slug } = await written.draft("resources", { title: "A guide to passwords" });
  const writer = await site.signIn("writer");
  const list = await textOf(writer.get("/desk/resources"));
  expect(list).toContain(`href="/desk/resources/${slug}"`);
  expect(list).toMatch(/A guide to passwords<\/a>.*Draft.*English.*Ada Bekele.*<time/s);
  expect(list).toMatch(/<a[^>]* href="\/desk\/resources\/new"[^>]*>New resource<\/a>/);
});

test("searches and filters a list by its address", async () => {
  await written.draft("our_work", { title: "Solar kiosks" });
  await written.published("our_work", { title: "Solar schools" });
  await written.published("our_work", { title: "Rain gauges" });
  const writer = await site.signIn("writer");
  const solar = await textOf(writer.get("/desk/our-work?q=solar"));
  expect(solar).toContain("Solar kiosks");
  expect(solar).toContain("Solar schools");
  expect(solar).not.toContain("Rain gauges");
  const drafts = await textOf(writer.get("/desk/our-work?q=&state=draft"));
  expect(drafts).toContain("Solar kiosks");
  expect(drafts).not.toContain("Solar schools");
  expect(await textOf(writer.get("/desk/our-work?q=nowhere"))).toContain("Nothing was found.");
});

test("keeps the filter in the page links of a long list", async () => {
  for (let number = 1; number <= 13; number++) await written.draft("faq", { question: `Why ${number}?` });
  const writer = await site.signIn("writer");
  const first = await textOf(writer.get("/desk/faq?state=draft"));
  expect(first).toContain('href="/desk/faq?state=draft&amp;page=2"');
  expect(await textOf(writer.get("/desk/faq?state=draft&page=2"))).toContain("Why 1?");
});

test("answers 404 for an unknown kind", async () => {
  const writer = await site.signIn("writer");
  expect((await writer.get("/desk/poems")).status).toBe(404);
  expect((await writer.get("/desk/poems/a/history")).status).toBe(404);
  expect((await writer.get("/desk/news/nothing/history")).status).toBe(404);
});

test("withdraws several records after one confirmation that lists them", async () => {
  const one = await written.published("news", { headline: "The first" });
  const two = await written.published("news", { headline: "The second" });
  const stays = await written.published("news", { headline: "The third" });
  const publisher = await site.signIn("publisher");
  const chosen = (act: string) =>
    new URLSearchParams([
      ["act", act],
      ["id", one.id],
      ["id", two.id],
    ]);
  const question = await textOf(publisher.post("/desk/news", chosen("ask to withdraw")));
  expect(question).toContain("Withdraw these 2?");
  expect(question).toContain("The first");
  expect(question).not.toContain("The third");
  expect((await fetch(`${site.url}/news/${one.slug}`)).status).toBe(200);

  const done = await textOf(publisher.post("/desk/news", chosen("withdraw")));
  expect(done).toContain("Withdrawn: The first");
  expect(done).toContain("Withdrawn: The second");
  const state = async ({ id }: { id: string }) => (await written.editions.read(id))?.state;
  expect([await state(one), await state(two), await state(stays)]).toEqual([
    "withdrawn",
    "withdrawn",
    "published",
  ]);
});

test("does not withdraw records that are unknown, in another list or not published", async () => {
  const news = await written.published("news", { headline: "Elsewhere" });
  const draft = await written.draft("our_work", { title: "Not public" });
  const publisher = await site.signIn("publisher");
  const ids = new URLSearchParams([
    ["act", "withdraw"],
    ["id", news.id],
    ["id", draft.id],
    ["id", "nothing"],
  ]);
  const answer = await publisher.post("/desk/our-work", ids);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("Nothing selected");
  expect((await written.editions.read(news.id))?.state).toBe("published");
});

test("neither lets a writer withdraw records nor offers it", async () => {
  const { id } = await written.published("news", { headline: "Stays" });
  const writer = await site.signIn("writer");
  expect(await textOf(writer.get("/desk/news"))).not.toContain(">Withdraw<");
  for (const act of ["ask to withdraw", "withdraw"])
    expect((await writer.post("/desk/news", { act, id })).status).toBe(403);
  expect((await written.editions.read(id))?.state).toBe("published");
});

test("lists deleted records separately, and restores them", async () => {
  const { id } = await written.draft("events", { name: "A deleted event" });
  await written.editions.remove(written.author, id);
  const writer = await site.signIn("writer");
  expect(await textOf(writer.get("/desk/events"))).not.toContain("A deleted event");
  expect(await textOf(writer.get("/desk/events?state=deleted"))).toMatch(/A deleted event.*Bring back/s);
  const back = await writer.post("/desk/events?state=deleted", { act: "bring back", deleted: id });
  expect(await back.text()).toContain("A deleted event is back");
  expect(await textOf(writer.get("/desk/events"))).toContain("A deleted event");
  expect((await writer.post("/desk/events", { act: "bring back", deleted: "nothing" })).status).toBe(422);
});

test("links a record without a title", async () => {
  await written.draft("partners", { name: "" });
  const writer = await site.signIn("writer");
  expect(await textOf(writer.get("/desk/partners"))).toContain("(no title yet)</a>");
});
