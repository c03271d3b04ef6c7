import { beforeAll, expect, test } from "vitest";
import { subjectOf } from "../../content/kinds.ts";
import { forEachDatabase } from "../../tests/databases.ts";
import { event, news, resource, work } from "../../tests/records.ts";
import { save } from "../../tests/save.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { type Content, contentOf } from "./content.ts";
import { relatedTo } from "./related.ts";
import { saveTranslation } from "./translations.ts";

const created_at = "2026-11-16T08:00:00.000Z";
const updated_at = "2026-11-17T08:00:00.000Z";
const now = new Date("2026-11-18T08:00:00.000Z");

forEachDatabase((_, open) => {
  let database: SiteDatabase;
  let french: Content;
  let english: Content;
  const on = (day: number) => ({ created_at: `2026-10-${day}T08:00:00.000Z` });

  beforeAll(async () => {
    ({ database } = await open());
    const { db } = database;
    english = contentOf(database);
    french = english.in("fr");
    await save(
      db,
      "news",
      news("both", { ...on(12), headline: "Signed pipelines", content: "Keys for pipelines.", link: "/faq" }),
      news("english", { ...on(13), headline: "Signed pipelines again", content: "More keys." }),
      news("french", { ...on(11), headline: "Clés", content: "En français.", language: "fr" }),
    );
    const text = `${"Avant. ".repeat(40)}Une **chaîne** signée.`;
    await saveTranslation(db, "news", "both", "fr", {
      fields: { headline: "Chaînes signées", content: text, link: "", image_url: "/pictures/fr.jpg" },
      created_at,
      updated_at,
    });
    await save(db, "our_work", work("project", { description: "Signed pipelines with keys." }));
    await saveTranslation(db, "our_work", "project", "fr", {
      fields: { title: "Projet", description: "Autre chose." },
      created_at,
    });
    await save(db, "events", event("meeting", { event_date: "2026-12-01T09:00:00.000Z" }));
    await saveTranslation(db, "events", "meeting", "fr", {
      fields: { name: "Rencontre", description: "Venez.", city: "Nairobi la verte" },
      created_at,
    });
    await save(db, "resources", resource("guide", { file_url: "/files/en.pdf", authors: "ada" }));
    await saveTranslation(db, "resources", "guide", "fr", {
      fields: { title: "Guide", description: "", content: "Le texte.", file_url: "/files/fr.pdf" },
      created_at,
    });
    const ordered = { text: "She works.", created_at };
    await save(db, "people", { id: "ada", name: "Ada", role: "Engineer", ...ordered });
    await saveTranslation(db, "people", "ada", "fr", {
      fields: { name: "Ada", role: "Ingénieure", text: "Elle *travaille*." },
      created_at,
    });
    await save(db, "partners", { id: "p", name: "Partner", kind: "School", ...ordered });
    await saveTranslation(db, "partners", "p", "fr", {
      fields: { name: "Partenaire", text: "Ensemble.", kind: "École" },
      created_at,
    });
    await save(db, "faq", {
      id: "q",
      question: "Why?",
      answer: "Because.",
      category: "general",
      created_at,
    });
    await saveTranslation(db, "faq", "q", "fr", {
      fields: { question: "Pourquoi ?", answer: "Parce que.", tags: "un, deux" },
      created_at,
    });
  });

  test("a list has the same records in every language, translated if possible", async () => {
    const shown = async (content: Content) =>
      (await content.news.page({})).items.map(({ id, title, language }) => [id, language, title]);
    expect(await shown(french)).toEqual([
      ["english", "en", "Signed pipelines again"],
      ["both", "fr", "Chaînes signées"],
      ["french", "fr", "Clés"],
    ]);
    expect(await shown(english)).toEqual([
      ["english", "en", "Signed pipelines again"],
      ["both", "en", "Signed pipelines"],
      ["french", "fr", "Clés"],
    ]);
  });

  test("fields that a translation lacks come from the original", async () => {
    const whole = await french.news.find("both");
    expect(whole).toMatchObject({
      ...{ title: "Chaînes signées", language: "fr", languages: ["en", "fr"], updated_at },
      ...{ link: "/faq", image_url: "/pictures/fr.jpg", created_at: on(12).created_at },
    });
    expect(whole?.text).toContain("**chaîne**");
    expect(whole?.excerpt).toMatch(/^Avant/);
    expect(await french.resources.find("guide")).toMatchObject({
      ...{ description: "", excerpt: "Le texte.", file_url: "/files/fr.pdf", category: "For the Public" },
    });
    expect(await english.news.find("both")).toMatchObject({ language: "en", languages: ["en", "fr"] });
  });

  test("titles, neighbours and updates are translated", async () => {
    expect(await french.news.title("both")).toEqual({ title: "Chaînes signées", language: "fr" });
    expect(await french.news.neighbours("french")).toEqual({
      previous: { id: "both", title: "Chaînes signées", language: "fr" },
      next: undefined,
    });
    const updates = await french.updates.newest("all");
    expect(updates.map(({ title }) => title)).toEqual(
      expect.arrayContaining(["Chaînes signées", "Rencontre"]),
    );
    expect((await french.news.newest(2)).map(({ title }) => title)).toContain("Chaînes signées");
  });

  test("a translated record keeps the cover colour of its original", async () => {
    const [shown] = await french.events.some(["meeting"]);
    const [original] = await english.events.some(["meeting"]);
    if (!shown || !original) throw new Error("The event is missing.");
    expect(shown.location).toBe("Nairobi la verte, Kenya");
    expect(subjectOf("events", shown)).toBe(subjectOf("events", original));
  });

  test("related records are the same in every language", async () => {
    for (const content of [english, french]) {
      const whole = await content.news.find("both");
      const related = whole ? await relatedTo(content, "news", whole) : [];
      expect(related.map(({ id }) => id)).toEqual(expect.arrayContaining(["english", "project"]));
      const project = related.find(({ id }) => id === "project");
      expect(project?.title).toBe(content === french ? "Projet" : "Project project");
    }
  });

  test("the calendar, people, their works, partners and questions are translated", async () => {
    expect(await french.calendar(now)).toMatchObject([
      { name: "Rencontre", location: "Nairobi la verte, Kenya", excerpt: "Venez." },
    ]);
    expect(await french.people.all()).toMatchObject([
      { role: "Ingénieure", excerpt: "Elle travaille.", language: "fr", languages: ["en", "fr"] },
    ]);
    expect(await french.people.find("ada")).toMatchObject({ text: "Elle *travaille*.", language: "fr" });
    expect((await french.people.matching("ingénieure")).length).toBe(1);
    expect((await french.people.matching("engineer")).length).toBe(1);
    expect((await french.writtenBy("ada")).items).toMatchObject([{ id: "guide", language: "fr" }]);
    expect(await french.partners()).toMatchObject([{ name: "Partenaire", kind: "École", language: "fr" }]);
    expect(await french.faq.all()).toContainEqual(
      expect.objectContaining({ question: "Pourquoi ?", tags: ["un", "deux"], language: "fr" }),
    );
    expect((await french.faq.find("parce que")).map(({ id }) => id)).toEqual(["q"]);
    expect((await french.faq.find("why?")).map(({ id }) => id)).toContain("q");
    expect((await english.faq.all()).find(({ id }) => id === "q")?.question).toBe("Why?");
  });

  test("a search shows the match in the text that visitors read", async () => {
    const { items } = await french.news.page({ q: "chaîne", excerptLength: 60 });
    expect(items[0]?.excerpt).toContain("chaîne signée");
    const inEnglish = await english.news.page({ q: "chaîne" });
    expect(inEnglish.items[0], "found by words of its translation").toMatchObject({
      ...{ id: "both", language: "en", excerpt: "Keys for pipelines." },
    });
  });

  test("a search lists records in the language of the page first", async () => {
    const found = async (content: Content) =>
      (await content.news.page({ q: "keys" })).items.map(({ id }) => id);
    const overTheSite = async (content: Content) =>
      (await content.search("keys")).flatMap(({ kind, matches }) =>
        kind === "news" ? matches.map(({ id }) => id) : [],
      );
    expect(await found(french)).toEqual(["both", "english"]);
    expect(await overTheSite(french)).toEqual(["both", "english"]);
    expect(await found(english)).toEqual(["english", "both"]);
  });

  test("lists, searches and neighbours can be limited to a language", async () => {
    const ids = async (asked: Parameters<Content["news"]["page"]>[0]) => {
      const { items, total } = await english.news.page(asked);
      return { ids: items.map(({ id }) => id), total };
    };
    expect(await ids({ language: "fr" })).toEqual({ ids: ["both", "french"], total: 2 });
    expect(await ids({ language: "en" })).toEqual({ ids: ["english", "both"], total: 2 });
    expect(await ids({ language: "am" })).toEqual({ ids: [], total: 0 });
    expect(await ids({ language: "fr", q: "keys" })).toEqual({ ids: ["both"], total: 1 });
    expect(await ids({ language: "fr", year: 2026 })).toEqual({ ids: ["both", "french"], total: 2 });
    expect((await english.events.page({ language: "fr", now })).total).toBe(1);
    expect((await english.events.page({ language: "sw", now })).total).toBe(0);
    expect((await english.resources.page({ language: "fr", type: "guide" })).total).toBe(1);
    expect((await french.news.neighbours("both", { language: "fr" })).previous).toBeUndefined();
    expect((await french.news.neighbours("both")).previous?.id).toBe("english");
  });

  test("the sitemap lists records in the language, with their other languages", async () => {
    expect(await french.addresses("news", 10)).toEqual([
      { id: "both", modified: updated_at, languages: ["en", "fr"] },
      { id: "french", modified: on(11).created_at, languages: ["fr"] },
    ]);
    expect((await english.addresses("news", 1)).map(({ id }) => id)).toEqual(["english"]);
    expect((await english.addresses("news", 9)).map(({ id, modified }) => [id, modified])).toContainEqual([
      ...["both", on(12).created_at],
    ]);
  });

  test("a new translation appears immediately", async () => {
    const before = await french.version();
    await saveTranslation(database.db, "faq", "q", "sw", {
      fields: { question: "Kwa nini?", answer: "Kwa sababu.", tags: "" },
      created_at,
    });
    expect(await french.version()).toBeGreaterThan(before);
    const total = async () => (await english.news.page({ language: "sw" })).total;
    expect(await total()).toBe(0);
    await saveTranslation(database.db, "news", "both", "sw", {
      fields: { headline: "Minyororo", content: "Maandishi." },
      created_at,
    });
    expect(await total()).toBe(1);
    expect((await english.in("sw").faq.all()).find(({ id }) => id === "q")?.question).toBe("Kwa nini?");
  });
});
