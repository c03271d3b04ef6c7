/** A record's translations at the desk, used through forms alone. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Answer } from "../../app/desk/editor/autosave.ts";
import { deskPath, kindNames, kindOf, translatedFields } from "../../content/kinds.ts";
import { translationsOf } from "../../server/content/translations.ts";
import { recordsAt } from "./create-records.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";

type Person = Awaited<ReturnType<DeskSite["signIn"]>>;

let site: DeskSite;
let written: ReturnType<typeof recordsAt>;
let writer: Person;
let publisher: Person;
beforeAll(async () => {
  site = await startDeskSite();
  written = recordsAt(site);
  [writer, publisher] = [await site.signIn("writer"), await site.signIn("publisher")];
});
afterAll(() => site.stop());

/** The text without the comments that React puts between text nodes. */
const textOf = async (answer: Promise<Response>) => (await (await answer).text()).replaceAll("<!-- -->", "");
const french = { headline: "Une clinique ouvre", content: "Elle ouvre lundi." };

/** The fields that the page's form would post. */
async function formAt(person: Person, path: string): Promise<Record<string, string>> {
  const page = await textOf(person.get(path));
  const value = (name: string) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(page)?.[1] ?? "";
  return { id: value("id"), base: value("base"), slug: value("slug"), source: value("source") };
}

/** A record published in English, and the path of its French translation, which has been started. */
async function startFrench(headline: string) {
  const original = await written.published("news", { headline, content: "It opens on Monday." });
  const path = `/desk/news/${original.slug}/fr`;
  const answer = await writer.post(path, { act: "start from the original" });
  expect(answer.headers.get("location")).toBe(path);
  return { original, path };
}

async function publishFrench(path: string) {
  const form = { ...(await formAt(publisher, path)), ...french, act: "publish" };
  const answer = await publisher.post(path, form);
  expect(answer.headers.get("location")).toBe(`${path}?done=published`);
}

const publishedFrench = async (slug: string) =>
  (await translationsOf(site.database.db, "news", slug)).find(({ language }) => language === "fr")?.fields;

test("shows a page for each language of a record, with its state in that language", async () => {
  const { slug } = await written.published("news", { headline: "A clinic" });
  const page = await textOf(writer.get(`/desk/news/${slug}`));
  expect(page).toMatch(/aria-current="page"[^>]*><span[^>]*>English<\/span><span[^>]*>original, published/);
  for (const [code, name] of Object.entries({
    fr: "French",
    pt: "Portuguese",
    sw: "Kiswahili",
    ar: "Arabic",
  }))
    expect(page).toMatch(
      new RegExp(`href="/desk/news/${slug}/${code}"[^>]*><span[^>]*>${name}</span><span[^>]*>missing`),
    );
  const html = await textOf(writer.get(`/desk/news/${slug}/am`));
  expect(html).toContain("There is no Amharic translation yet.");
  expect(html).toMatch(/<button[^>]*>Start from the original’s text<\/button>.*<button[^>]*>Start empty</s);
  for (const no of ["en", "xx", "FR", "constructor"])
    expect((await writer.get(`/desk/news/${slug}/${no}`)).status, no).toBe(404);
  expect((await writer.post(`/desk/news/${slug}/en`, { act: "start empty" })).status).toBe(404);
});

test("lets every kind be translated: translatable fields appear beside the original, the others do not", async () => {
  for (const kind of kindNames) {
    const { fields, title } = kindOf(kind);
    const { slug } = await written.published(kind, { [title]: `A title of ${kind}` });
    const address = `/desk${deskPath(kind)}/${slug}/ar`;
    await writer.post(address, { act: "start empty" });
    const page = await textOf(writer.get(address));
    expect(page).toContain(`A title of ${kind}`);
    for (const [name, { label, type }] of Object.entries(fields)) {
      const isThere = translatedFields(kind).includes(name);
      expect(page.includes(`aria-label="${label} in English"`), `${kind}: ${label}`).toBe(isThere);
      expect(page.includes(`id="field-${name}"`), `${kind}: ${label}`).toBe(isThere);
      if (isThere && (type === "line" || type === "text"))
        expect(page).toMatch(
          new RegExp(`<(?:input|textarea)(?=[^>]*name="${name}")(?=[^>]*lang="ar")[^>]*dir="rtl"`),
        );
    }
    expect(page).not.toContain(`<label for="field-slug">`);
  }
});

test("lets the original's language change only while it is neither published nor translated", async () => {
  const id = randomUUID();
  const text = { id, base: "0", headline: "Une note", content: "Elle est en français." };
  const created = await writer.post("/desk/news/new", { ...text, act: "save", language: "fr" });
  expect(created.headers.get("location")).toBe("/desk/news/une-note");
  const page = await textOf(writer.get("/desk/news/une-note"));
  expect(page).toMatch(/aria-current="page"[^>]*><span[^>]*>French<\/span><span[^>]*>original, draft/);
  expect(page).toContain('<option value="fr" selected="">French</option>');
  await writer.post("/desk/news/une-note/en", { act: "start empty" });
  expect(await textOf(writer.get("/desk/news/une-note"))).not.toContain("Written in");
  const form = { ...(await formAt(writer, "/desk/news/une-note")), act: "set language", language: "pt" };
  expect((await writer.post("/desk/news/une-note", form)).status).toBe(422);
});

test("saves, publishes and withdraws a translation without changing the original", async () => {
  const { original, path } = await startFrench("A clinic opens");
  const form = await formAt(writer, path);
  const saved = await writer.post(path, { ...form, ...french, act: "save" });
  expect(saved.headers.get("location")).toBe(path);
  expect((await writer.post(path, { ...form, ...french, act: "publish" })).status).toBe(403);
  await publishFrench(path);
  expect(await publishedFrench(original.slug)).toMatchObject(french);
  const page = await textOf(publisher.get(`${path}?done=published`));
  expect(page).toContain(`href="${path}/receipt"`);
  expect(page).toContain(">Une clinique ouvre</h1>");

  const question = await textOf(publisher.get(`${path}?ask=withdraw`));
  expect(question).toContain("visitors will see the English text instead");
  const again = await formAt(publisher, path);
  const gone = await publisher.post(path, { ...again, ...french, act: "withdraw now" });
  expect(gone.headers.get("location")).toBe(`${path}?done=withdrawn`);
  expect(await textOf(publisher.get(`${path}?done=withdrawn`))).toContain(
    "visitors see the original instead",
  );
  expect(await publishedFrench(original.slug)).toBeUndefined();
  expect((await written.editions.read(original.id))?.state).toBe("published");
});

test("saves a translation from the editor at the translation's own address", async () => {
  const { path } = await startFrench("A clinic saves");
  const form = await formAt(writer, path);
  const answer = (await (
    await writer.postForJson(path, { ...form, ...french, act: "autosave" })
  ).json()) as Answer;
  expect(answer).toMatchObject({ outcome: "saved", revision: 2, values: { ...french, link: "" } });
  const look = await writer.postForJson(path, { ...form, ...french, act: "look" });
  expect(await look.json()).toMatchObject({ html: expect.stringContaining("Elle ouvre lundi.") });
});

test("refuses to publish a translation before its original, or without its required fields", async () => {
  const { slug } = await written.draft("news", { headline: "Not public" });
  const path = `/desk/news/${slug}/fr`;
  await writer.post(path, { act: "start empty" });
  expect(await textOf(publisher.get(path))).toContain("The English draft, which is not public");
  const answer = await publisher.post(path, { ...(await formAt(publisher, path)), act: "publish" });
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain("The original is not public.");
  expect(page).toContain("“Headline” is missing");
});

test("shows word by word how the original has changed, until the translation is up to date", async () => {
  const { original, path } = await startFrench("A clinic moves");
  await publishFrench(path);
  expect(await textOf(writer.get(path))).not.toContain("The original has changed");
  const publishOriginal = async (content: string) => {
    const now = await written.editions.read(original.id);
    if (!now) throw new Error("It is gone.");
    const { id, revision } = await written.changed(now, { content });
    await written.editions.publish(written.author, id, { base: revision });
  };
  await publishOriginal("It opens on Tuesday.");
  const stale = await textOf(writer.get(path));
  expect(stale).toContain("The original has changed since this translation");
  expect(stale).toMatch(/<del[^>]*>.*Monday.*<\/del><ins[^>]*>.*Tuesday.*<\/ins>/);
  expect(stale).toMatch(/>French<\/span>(?:<[^>]*>)+published, out of date/);

  // The publisher publishes but leaves the translation marked as out of date.
  const form = await formAt(publisher, path);
  await publisher.post(path, { ...form, ...french, stays_stale: "yes", act: "publish" });
  expect(await textOf(writer.get(path))).toContain("The original has changed");
  const agreed = await writer.post(path, { ...(await formAt(writer, path)), ...french, act: "agree" });
  expect(agreed.headers.get("location")).toBe(`${path}?done=agreed`);
  expect(await textOf(writer.get(`${path}?done=agreed`))).not.toContain("The original has changed");

  await publishOriginal("It opens on Friday.");
  expect(await textOf(writer.get(path))).toContain("The original has changed");
  await publishFrench(path);
  expect(await textOf(writer.get(path))).not.toContain("The original has changed");
});

test("names the translations affected when the original is withdrawn or deleted", async () => {
  const { original, path } = await startFrench("A clinic closes");
  await publishFrench(path);
  const own = `/desk/news/${original.slug}`;
  expect(await textOf(publisher.get(`${own}?ask=withdraw`))).toContain(
    "Its translations go with it: French.",
  );
  await publisher.post(own, { ...(await formAt(publisher, own)), act: "withdraw now" });
  expect(await textOf(publisher.get(path))).toMatch(/>French<\/span>(?:<[^>]*>)+withdrawn/);
  await publisher.post(own, { ...(await formAt(publisher, own)), act: "delete now" });
  expect(await textOf(publisher.get(path))).toContain("This was deleted.");
  await publisher.post(own, { act: "bring back", id: original.id });
  expect(await textOf(publisher.get(path))).toContain("Une clinique ouvre");
});

test("restores a deleted translation from its own page", async () => {
  const { path } = await startFrench("A clinic stays");
  const gone = await writer.post(path, { ...(await formAt(writer, path)), act: "delete now" });
  expect(gone.headers.get("location")).toBe(path);
  const page = await textOf(writer.get(path));
  expect(page).toMatch(/>French<\/span>(?:<[^>]*>)+deleted/);
  await writer.post(path, { id: /name="id" value="([^"]+)"/.exec(page)?.[1] ?? "", act: "bring back" });
  expect(await textOf(writer.get(path))).toMatch(/>French<\/span>(?:<[^>]*>)+draft/);
});

test("gives a translation its own history, preview and receipt", async () => {
  const { original, path } = await startFrench("A clinic remembers");
  await publishFrench(path);
  expect(await textOf(writer.get(`${path}/history`))).toContain("History of <bdi>Une clinique ouvre");
  const preview = await textOf(writer.get(`${path}/preview`));
  expect(preview).toContain(`src="${path}/preview/page?theme=light"`);
  expect(await textOf(writer.get(`${path}/receipt`))).toContain("Checks of <bdi>Une clinique ouvre");
  expect(await textOf(writer.get(`/desk/news/${original.slug}/history`))).not.toContain("Une clinique");
  for (const page of ["history", "preview", "receipt"])
    expect((await writer.get(`/desk/news/${original.slug}/am/${page}`)).status).toBe(404);
});

test.each(["news", "events", "people", "faq"] as const)(
  "%s: shows a published translation everywhere in its language, and nowhere after it is withdrawn",
  async (kind) => {
    const { title, body } = kindOf(kind);
    const { slug } = await written.published(kind, {
      [title]: `Seen in both (${kind})`,
      [body]: "In English.",
    });
    const address = `/desk${deskPath(kind)}/${slug}/ar`;
    await writer.post(address, { act: "start from the original" });
    const arabic = {
      [title]: `بالعربية ${kind}`,
      [body]: "نص *قصير*.",
      ...(kind === "events" && { city: "نيروبي" }),
    };
    const act = async (name: string) => {
      const answer = await publisher.post(address, {
        ...(await formAt(publisher, address)),
        ...arabic,
        act: name,
      });
      expect(answer.status).toBe(302);
      await expect.poll(() => textOf(publisher.get(`${address}/receipt`))).not.toContain("checking now");
      const page = await textOf(publisher.get(`${address}/receipt`));
      return [...page.matchAll(/<a href="([^"]+)">([^<]+)<\/a>:? ([^<]*)/g)].map(
        ([, at = "", place, said]) => {
          return { place, at, said };
        },
      );
    };
    const seen = await act("publish");
    expect(seen).not.toEqual([]);
    for (const { place, at, said } of seen) {
      expect(said, at).toBe("✓");
      if (place !== "Picture") expect(at).toMatch(/^\/(?:ar(?:\/|\?|$)|sitemaps\/ar\.xml$)/);
    }
    for (const { at, said } of await act("withdraw now")) expect(said, at).toBe("✓");
  },
);

test("previews a translation in its language and direction, with the untranslated fields of the original", async () => {
  const original = await written.published("events", { name: "A walk", city: "Kampala", country: "UG" });
  const path = `/desk/events/${original.slug}/ar`;
  await writer.post(path, { act: "start from the original" });
  const form = {
    ...(await formAt(writer, path)),
    name: "نزهة",
    description: "على *الشاطئ*.",
    city: "كمبالا",
  };
  await writer.post(path, { ...form, act: "save" });
  const page = await textOf(writer.get(`${path}/preview/page?theme=light`));
  expect(page).toMatch(/<html(?=[^>]* lang="ar")[^>]* dir="rtl"/);
  expect(page).toMatch(/<h1[^>]*>نزهة<\/h1>/);
  expect(page).toContain("كمبالا");
  expect(page).toContain("2030");
  expect(await textOf(fetch(`${site.url}/ar/events/${original.slug}`))).not.toContain("نزهة");
});

test("lists each record's languages, and filters by missing and out-of-date translations", async () => {
  const complete = await written.published("our_work", { title: "Solar kiosks" });
  await written.published("our_work", { title: "Rain gauges" });
  await writer.post(`/desk/our-work/${complete.slug}/pt`, { act: "start empty" });
  const list = await textOf(writer.get("/desk/our-work"));
  expect(list).toMatch(
    new RegExp(
      `href="/desk/our-work/${complete.slug}/pt"><span[^>]*>PT</span><span[^>]*>Portuguese</span></a> draft`,
    ),
  );
  expect(list).toMatch(/aria-label="Missing translations">.*?>FR<\/span><span[^>]*>French</);
  const missing = await textOf(writer.get("/desk/our-work?translations=missing-pt"));
  expect(missing).toContain("Rain gauges");
  expect(missing).not.toContain("Solar kiosks");
  expect(missing).toContain('<option value="missing-pt" selected="">Missing in Portuguese</option>');
  expect(await textOf(writer.get("/desk/our-work?translations=stale"))).toContain("Nothing was found.");
  await written
    .changed(complete, { title: "Solar schools" })
    .then(({ id, revision }) => written.editions.publish(written.author, id, { base: revision }));
  const stale = await textOf(writer.get("/desk/our-work?translations=stale"));
  expect(stale).toContain("Solar schools");
  expect(stale).toMatch(/Portuguese<\/span><\/a> draft, out of date/);
  expect(await textOf(writer.get("/desk?translations=stale"))).toContain("Solar schools");
});
