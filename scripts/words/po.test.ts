/** The round trip of a translator's file. Everything is written into a copy. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Status } from "../../app/words/status.ts";
import { languageOf } from "../../languages.ts";
import { filesBelow } from "../build/build-files.ts";
import { importPo } from "./import-po.ts";
import { readLanguage } from "./language-files.ts";
import { markCurrent } from "./mark-current.ts";
import { toPo } from "./po.ts";
import { tellStatus } from "./tell-status.ts";
import { readOriginals } from "./translated-from.ts";

const key = "newestWork.row";

/** A copy of all words, and the actions of a translator of French. */
function copy(change: (status: Status) => Status = (status) => status) {
  const folder = mkdtempSync(join(tmpdir(), "words-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync("app/words", folder, { recursive: true });
  const statusFile = join(folder, "fr", "status.json");
  const readStatus = (): Status => JSON.parse(readFileSync(statusFile, "utf8"));
  writeFileSync(statusFile, `${JSON.stringify(change(readStatus()), null, 2)}\n`);
  return {
    readStatus,
    bytes: () => Object.fromEntries(filesBelow(folder).map((path) => [path, readFileSync(path, "utf8")])),
    read: (file: string) => readFileSync(join(folder, "fr", file), "utf8"),
    exported: async (language = "fr") =>
      toPo(language, await readLanguage(folder, language), await readOriginals(folder)).toString(),
    imported: (po: string, language: "fr" | "ar" = "fr") =>
      importPo({ folder, language, locale: languageOf(language).locale }, Buffer.from(po)),
    tell: async () => tellStatus("fr", await readLanguage(folder, "fr")),
    agree: (...keys: string[]) => markCurrent(folder, "fr", keys),
  };
}

const signed = (po: string) =>
  po
    .replace("Last-Translator: ", "Last-Translator: Awa Diop <awa@example.org>")
    .replace("PO-Revision-Date: ", "PO-Revision-Date: 2026-11-20 10:00+0000");
const allRead = (po: string) => signed(po).replaceAll(/^#, fuzzy\n|, fuzzy$/gm, "");
const entryOf = (po: string) => po.split("\n\n").find((entry) => entry.includes(`msgctxt "${key}"`)) ?? "";
const withText = (po: string, text: string) =>
  po.replace(entryOf(po), entryOf(po).replace(/msgstr .*$/s, `msgstr ${JSON.stringify(text)}`));
const stale = ({ sentences, ...rest }: Status): Status => ({
  ...rest,
  sentences: { ...sentences, [key]: "00000000" },
});

test.each(["fr", "ar"] as const)(
  "what is exported in %s and imported again changes nothing",
  async (language) => {
    const { bytes, exported, imported } = copy();
    const before = bytes();
    await imported(await exported(language), language);
    expect(bytes()).toEqual(before);
  },
);

test("the file has each English sentence with its place and its note, and marks those that no speaker has read", async () => {
  const po = await copy().exported();
  expect(entryOf(po)).toBe(
    [
      "#: app/words/en/newest-work.ts",
      "#. The row of the newest projects on Home.",
      "#, fuzzy",
      `msgctxt "${key}"`,
      'msgid "Newest projects"',
      'msgstr "Projets les plus récents"',
    ].join("\n"),
  );
  expect(po).toContain('"Language: fr\\n"');
  expect(po).toContain('#, icu-message-format, fuzzy\nmsgctxt "mail.wrote"\nmsgid "On {moment} you wrote:"');
});

test("a sentence that is not fuzzy counts as read by a speaker, whose e-mail address is not stored; the next export is the same", async () => {
  const { exported, imported, readStatus, bytes, tell } = copy();
  await imported(allRead(await exported()));
  expect(readStatus().reader).toEqual({ name: "Awa Diop", on: "2026-11-20" });
  expect(await tell()).toMatch(/ 0 stale, (\d+) read by a speaker \(Awa Diop, 2026-11-20\)$/);
  const before = bytes();
  const again = await exported();
  expect(again).not.toContain("fuzzy");
  await imported(again);
  expect(bytes()).toEqual(before);
});

test("requires the name of the speaker who read it", async () => {
  const { bytes, exported, imported } = copy();
  const before = bytes();
  expect(await imported((await exported()).replace("#, fuzzy\n", ""))).toEqual({
    problems: [expect.stringMatching(/Last-Translator and PO-Revision-Date/)],
  });
  expect(bytes()).toEqual(before);
});

test("a changed sentence changes only its module, and is unread until it is marked as read", async () => {
  const { exported, imported, read, readStatus, bytes } = copy();
  const before = bytes();
  const changed = withText(await exported(), "Projets récents");
  await imported(changed);
  expect(read("newest-work.ts")).toContain('row: "Projets récents",');
  const different = Object.entries(bytes()).filter(([path, text]) => text !== before[path]);
  expect(different.map(([path]) => path.split("/").at(-1))).toEqual(["newest-work.ts"]);
  expect(readStatus().reader).toBeNull();
});

test("a stale sentence stays stale until its translation changes", async () => {
  const { exported, imported, readStatus, bytes } = copy(stale);
  const po = await exported();
  const before = bytes();
  await imported(po);
  expect(bytes()).toEqual(before);
  await imported(withText(po, "Projets récents"));
  expect(readStatus().sentences[key]).not.toBe("00000000");
});

test("the earlier English is written above a stale sentence", async () => {
  const status = { reader: null, sentences: { [key]: "00000000" } };
  const texts = new Map([[key, "Une IA sûre"]]);
  const po = toPo("fr", { texts, status }, new Map([["00000000", 'Secure "AI"\nfor all.']])).toString();
  expect(entryOf(po)).toContain('#, fuzzy\n#| msgid "Secure \\"AI\\"\\nfor all."\nmsgctxt');
});

test("a stale sentence is counted until it is marked as up to date", async () => {
  const { tell, agree } = copy(stale);
  expect(await tell()).toContain(" 1 stale,");
  expect(await agree("home.nowhere")).toEqual(["home.nowhere"]);
  await agree("home.lead.nowhere", key);
  expect(await tell()).toContain(" 1 stale,");
  await agree(key);
  expect(await tell()).toContain(" 0 stale,");
});

test("a file with a mistake, in another language or of another kind changes nothing", async () => {
  const { bytes, exported, imported } = copy();
  const before = bytes();
  const po = await exported();
  expect(await imported(po.replace('msgstr "Le {moment}', 'msgstr "Le {instant}'))).toEqual({
    problems: [
      'mail.wrote: the value "moment" is missing.',
      'mail.wrote: the value "instant" is not in the English.',
    ],
  });
  expect(await imported(po, "ar")).toMatchObject({
    problems: expect.arrayContaining(['The file says that its language is "fr", not "ar".']),
  });
  expect(await imported('msgid "a')).toHaveProperty("problems");
  expect(bytes()).toEqual(before);
});
