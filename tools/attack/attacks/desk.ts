/** A signed-in writer at the desk whose texts are as expensive to process as possible. */
import { connectDatabase } from "../../../server/database/connect.ts";
import { prepareDatabase } from "../../../server/prepare-database.ts";
import type { Edition } from "../../../server/publishing/edition.ts";
import { editionsOf } from "../../../server/publishing/editions.ts";
import { sessionsOf } from "../../../server/staff/sessions.ts";
import { staffOf } from "../../../server/staff/staff.ts";
import { type DeskBrowser, deskBrowser } from "../../../tests/requests/sign-in.ts";
import { type Attack, flood, statusOf, tally } from "../attack.ts";

type Drafted = { id: string; path: string; revision: number; link: string };
type Ready = { token: string; drafts: Drafted[] };

/** The original text, another writer's version of it, and the attacker's version. */
type Versions = { base: string; theirs: string; yours: string };

let ready: Ready;

async function prepare(folder: string, texts: Versions[]): Promise<Record<string, string>> {
  const url = `file:${folder}/site.db`;
  const database = connectDatabase(url);
  await prepareDatabase(database, { sampleContent: true });
  const editions = editionsOf({ database });
  const actor = { id: null, name: "an attack" };
  const person = await staffOf(database).add(actor, {
    ...{ name: "A writer", email: "writer@example.org", role: "writer" },
  });
  if (person === "already there") throw new Error("The writer already exists.");
  const save = async (id: string, base: number, content: string) => {
    const saved = await editions.save(actor, id, { base, fields: { content }, deliberate: true });
    if (!("edition" in saved)) throw new Error(JSON.stringify(saved));
    return saved.edition;
  };
  const drafts: Drafted[] = [];
  for (const { base, theirs } of texts) {
    const created = (await editions.create(actor, "news", { headline: "Attack", content: "x" })) as Edition;
    const { id, slug, revision } = await save(created.id, created.revision, base);
    await save(id, revision, theirs);
    const link = await editions.previewLink(actor, id);
    drafts.push({
      ...{ id, revision, path: `/desk/news/${slug}` },
      link: "token" in link ? `/preview/${link.token}` : "",
    });
  }
  ready = { token: await sessionsOf(database).begin(person.id, "an attack"), drafts };
  await database.close();
  return { DATABASE_URL: url };
}

const alone = (base: string): Versions => ({ base, theirs: `${base} `, yours: base });
const columns = `|${"a|".repeat(500)}\n|${"-|".repeat(500)}\n`;

const rendered = [
  "![".repeat(99_000),
  columns + "|a\n".repeat(60_000),
  columns + `|${"a|".repeat(500)}\n`.repeat(190),
  "[".repeat(100_000) + "]".repeat(100_000),
  "[a](<b".repeat(33_000),
  "[a](b 'x ".repeat(22_000),
  `${"> - ".repeat(25)}a\n`.repeat(1900),
  "*a_ ".repeat(50_000),
  "# a\n".repeat(50_000),
  "<http://a.b> ".repeat(15_000),
  "](".repeat(100_000),
  // About the longest text allowed.
].map((text) => text.slice(0, 199_000));

const line = "a.\n".repeat(8000);
const compared: Versions[] = [
  { base: line, theirs: "a.\nb.\n".repeat(4000), yours: "a.\nc.\n".repeat(4000) },
  { base: line, theirs: "a.\na.\nb.\n".repeat(3000), yours: "b.\na.\na.\nc.\n".repeat(2000) },
  { base: `.${'"'.repeat(190_000)}`, theirs: `a.${'"'.repeat(190_000)}`, yours: `.${'"'.repeat(190_000)}b` },
  { base: "a b\n".repeat(1000), theirs: "b a\n".repeat(1500), yours: "a\nb a\n".repeat(900) },
  { base: "a b c ".repeat(30_000), theirs: "c a a b ".repeat(24_000), yours: "b c a ".repeat(30_000) },
];

const sentences = Array.from({ length: 800 }, (_, index) => `Sentence ${index} says something.`);
const changed = (every: number, word: string) =>
  sentences.map((text, index) => (index % 50 === every ? `${word} ${index}.` : text)).join(" ");
const honest: Versions = {
  base: sentences.join(" "),
  theirs: changed(3, "Theirs"),
  yours: changed(30, "Mine"),
};

const times = <Thing>(count: number, things: Thing[]): Thing[] =>
  Array.from({ length: count }, () => things).flat();

/** Sends all requests for several rounds, eight at a time. */
async function sendAll(requests: (() => Promise<Response>)[], rounds: number): Promise<string> {
  const all = times(rounds, requests);
  const answers = await flood(all.length, 8, (index) => statusOf(all[index]?.() ?? Promise.reject()));
  const odd = answers.filter((status) => !["200", "503"].includes(status));
  if (odd.length > 0) throw new Error(`A writer was answered with ${tally(odd)}.`);
  return tally(answers);
}

const autosave = (browser: DeskBrowser, { id, path, revision }: Drafted, content: string) =>
  browser.postForJson(path, { act: "autosave", id, base: String(revision), headline: "Attack", content });

export const deskAttacks: Attack[] = [
  {
    name: "a writer merges texts that repeat themselves",
    environment: (folder) => prepare(folder, [...compared, honest]),
    run: async ({ url }) => {
      const { token, drafts } = ready;
      const browser = deskBrowser(url, token);
      const hostile = compared.flatMap(({ yours }, index) => {
        const draft = drafts[index];
        return draft ? [() => autosave(browser, draft, yours)] : [];
      });
      const answers = sendAll(hostile, 12);
      const own = drafts.at(-1);
      const { outcome } = own && (await (await autosave(browser, own, honest.yours)).json());
      if (outcome !== "merged") throw new Error(`Two honest edits were answered with ${outcome}.`);
      return answers;
    },
  },
  {
    name: "a writer opens histories of texts that repeat themselves",
    environment: (folder) => prepare(folder, compared),
    run: ({ url }) => {
      const browser = deskBrowser(url, ready.token);
      const pages = ready.drafts.map(
        ({ path }) =>
          () =>
            browser.get(`${path}/history`),
      );
      return sendAll(pages, 10);
    },
  },
  {
    name: "a writer previews texts that are too complex",
    environment: (folder) => prepare(folder, rendered.map(alone)),
    run: ({ url }) => {
      const browser = deskBrowser(url, ready.token);
      const requests = ready.drafts.flatMap(({ id, path, link }, index) => [
        () =>
          browser.postForJson(path, { act: "look", id, headline: "Attack", content: rendered[index] ?? "" }),
        () => browser.get(`${path}/preview/page`),
        () => browser.get(`${path}/review`),
        () => fetch(url + link),
      ]);
      return sendAll(requests, 3);
    },
  },
];
