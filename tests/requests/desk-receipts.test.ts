import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { kindNames, kindOf, type RecordKind } from "../../content/kinds.ts";
import type { Language } from "../../languages.ts";
import { contentOf } from "../../server/content/content.ts";
import { createLog } from "../../server/process/log.ts";
import type { Fields } from "../../server/publishing/edition.ts";
import { type Check, receiptsOf } from "../../server/publishing/receipts/receipts.ts";
import { recordsAt } from "./create-records.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";

let site: DeskSite;
let written: ReturnType<typeof recordsAt>;
beforeAll(async () => {
  site = await startDeskSite();
  written = recordsAt(site);
});
afterAll(() => site.stop());

/** A receipt that failed because the record was missing from the feed. */
async function failedReceipt(edition_id: string, slug: string) {
  const at = new Date().toISOString();
  const checks: Check[] = [
    { place: "page", address: `/news/${slug}`, problem: null },
    { place: "feed", address: "/feeds/news.rss", problem: "It is not there." },
  ];
  await site.database.db.deleteFrom("receipts").where("edition_id", "=", edition_id).execute();
  await site.database.db
    .insertInto("receipts")
    .values({
      ...{ id: randomUUID(), edition_id, act: "published", at, slug, old_slug: null },
      ...{ state: "red", tried_at: at, checks: JSON.stringify(checks) },
    })
    .execute();
}

test("shows a failed receipt with its problems on the start page, and checks it again on request", async () => {
  const { id, slug } = await written.published("news", { headline: "Lost on its way" });
  await failedReceipt(id, slug);
  const writer = await site.signIn("writer");
  const address = `/desk/news/${slug}/receipt`;
  for (const page of ["/desk", address]) {
    const html = (await (await writer.get(page)).text()).replaceAll("<!-- -->", "");
    expect(html).toMatch(/>Page<\/a> ✓/);
    expect(html).toMatch(/>Feed<\/a>: <bdi>It is not there\./);
    expect(html).toContain("Try again");
  }
  expect(await (await writer.get("/desk")).text()).toMatch(/<h2>Failed checks<\/h2>.*Lost on its way/s);

  const [receipt] = await site.database.db
    .selectFrom("receipts")
    .selectAll()
    .where("edition_id", "=", id)
    .execute();
  const answer = await writer.post(address, { act: "try again", receipt: receipt?.id ?? "" });
  expect(answer.headers.get("location")).toBe(address);
  // This time the site itself is checked, and the record is everywhere.
  await expect.poll(async () => (await writer.get(address)).text()).toContain("all checks passed");
  expect(await (await writer.get("/desk")).text()).not.toContain("<h2>Failed checks</h2>");
});

test("checks a receipt again only from the page of its own record", async () => {
  const { id, slug } = await written.published("news", { headline: "Red" });
  const other = await written.published("news", { headline: "Another" });
  await failedReceipt(id, slug);
  const [receipt] = await site.database.db
    .selectFrom("receipts")
    .selectAll()
    .where("edition_id", "=", id)
    .execute();
  const writer = await site.signIn("writer");
  await writer.post(`/desk/news/${other.slug}/receipt`, { act: "try again", receipt: receipt?.id ?? "" });
  expect(await (await writer.get(`/desk/news/${slug}/receipt`)).text()).toContain("some checks failed");
});

const everything = (words: string) => `## ${words} & "quoted" <b>bold</b> 'single'

${words}, [within the site](/about/people?q=1#part), [a question](/faq "A \\"title\\""), [elsewhere](https://example.org/?a=1&b=2),
[x]: not a reference, a note[^1], a [reference][r], \`a < b && c\`, **strong**, &copy; &amp; &lt;, $& $1 \\0 100 %.

[^1]: Said below.
[r]: /resources "Resources"

| Left | Right |
|:-----|------:|
| 1    | [two](/news) |

> “${words}” – [qu'il]{lang=fr} dit :
> </script><!-- not a comment -->

1. one
   - ![A map that is not there](/pictures/none.png) within
2. two

![Alone](/pictures/none.png)

![One](/pictures/none.png "A caption")
![Two](/pictures/none.png)

::: details ${words}?
Inside[^2], [a list](/files/model-card-template.md) & more
:::

[A *list* & more](/files/pipeline-security-checklist.pdf "Two pages")

[${words}](https://youtu.be/x?a=1&b=2)

**[Write to us](/contact)**

[^2]: ${words} twice[^1]

    - in a list

\`\`\`html
<a href="/news">not a link</a>
\`\`\`

${`${words}. `.repeat(50)}`;

/** A language added later is tested with the English words. */
const sampleWords: Partial<Record<Language, string>> & { en: string } = {
  en: "Women's tea & talk",
  fr: "L’été à l’école : « thé & débat »",
  pt: "Não há “chá” sem conversação",
  sw: "Mazungumzo ya ng’ombe",
  am: "ሻይ እና ውይይት፡ ለሁሉም",
  ar: "شاي و«حديث» للجميع‏ 2026",
};

/** The fields of an original or translation in this language. */
function textsIn(kind: RecordKind, language: Language): Fields {
  const { title, body, fields } = kindOf(kind);
  const words = sampleWords[language] ?? sampleWords.en;
  const optional = { city: "Nairobi", role: "Engineer", kind: "School", tags: "tea, talk" };
  const own = Object.entries(optional).filter(([name]) => name in fields);
  return {
    ...Object.fromEntries(own),
    [title]: `${words}: ${kind} <i>"1"</i>`,
    [body]: everything(words),
  };
}

/** All problems found, after every place has been checked. */
async function problems(): Promise<string[]> {
  const { db } = site.database;
  const receipts = receiptsOf({
    database: site.database,
    content: contentOf(site.database),
    log: createLog("silent"),
  });
  const asking = receipts.start(site.url);
  const waiting = () => db.selectFrom("receipts").select("id").where("state", "=", "waiting").execute();
  await expect.poll(async () => (await waiting()).length).toBe(0);
  await asking.stop();
  return (await receipts.failed()).flatMap(({ act, checks }) =>
    checks.filter(({ problem }) => problem).map(({ address, problem }) => `${act} ${address}: ${problem}`),
  );
}

/** A record written in the first language and translated into the others, all published. */
async function publishIn(kind: RecordKind, [first, ...others]: [Language, ...Language[]]) {
  const { editions, author } = written;
  const past: Fields = kind === "events" ? { event_date: "2020-05-01T06:00:00.000Z" } : {};
  const category: Fields = kind === "faq" ? { category: "technical" } : {};
  const original = await written.draft(kind, { ...past, ...category, ...textsIn(kind, first) });
  await editions.setLanguage(author, original.id, first);
  await editions.publish(author, original.id, { base: original.revision });
  const translations = others.map(async (language) => {
    const started = await editions.startTranslation(author, original.id, language, "empty");
    if (started.outcome !== "done") throw new Error(JSON.stringify(started));
    const { id, revision } = await written.changed(started.edition, textsIn(kind, language));
    await editions.publish(author, id, { base: revision });
    return id;
  });
  return { original, translations: await Promise.all(translations) };
}

/** `npm test` checks two kinds in two languages, `npm run test:everywhere` all of them. */
const all = process.env.UNIT_TESTS !== "usual";

test("shows every kind everywhere in every language, and nowhere after it is withdrawn", async () => {
  const { editions, author } = written;
  await site.database.db.deleteFrom("receipts").execute();
  const records = [
    await publishIn("news", all ? ["en", "fr", "pt", "sw", "am", "ar"] : ["en", "fr"]),
    await publishIn("events", ["ar", "en"]),
  ];
  for (const kind of all ? kindNames : []) records.push(await publishIn(kind, ["en", "fr"]));
  expect(await problems()).toEqual([]);

  // Newer records push the earlier ones off Home, the feeds, the first page of lists, and the first search results.
  for (const kind of ["news", "events"] as const)
    for (let number = 0; number < 13; number++)
      await written.published(kind, { [kindOf(kind).title]: "Again and again" });
  await site.database.db.updateTable("receipts").set({ state: "waiting", tried_at: null }).execute();
  expect(await problems()).toEqual([]);

  // A text may link to a withdrawn record: its page and the feeds still show the link.
  const [person, news] = ["people", "news"].map((kind) =>
    records.find(({ original }) => original.kind === kind),
  );
  const links = `[There](/news/${news?.original.slug}), [them](/about/people/${person?.original.slug})`;
  const authors = person?.original.slug ?? "";
  await written.published("news", { headline: "Linked", content: links, authors });
  for (const { translations } of records) for (const id of translations) await editions.withdraw(author, id);
  expect(await problems()).toEqual([]);
  for (const { original } of records) await editions.withdraw(author, original.id);
  expect(await problems()).toEqual([]);
});
