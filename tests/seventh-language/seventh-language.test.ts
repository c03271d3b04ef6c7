/**
 * A seventh language needs one line in languages.ts and one folder of words. This one has accents on every letter and is
 * 40 % longer, so that a sentence hard-coded in English stands out.
 */
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { po } from "gettext-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { originalSentences } from "../../app/words/sentences.ts";
import { languages } from "../../languages.ts";
import { organisation } from "../../organisation.ts";
import { pages } from "../pages.ts";
import { preparedFile } from "../prepared-file.ts";
import { type RunningSite, startSiteProcess } from "../site.ts";
import { recordTexts } from "./known-texts.ts";
import { isPseudoWord, pseudoText } from "./pseudo-text.ts";
import { visibleTexts } from "./visible-texts.ts";

const run = promisify(execFile);
const code = "qps";
const searchTerm = "security";
/** A word that no record contains. */
const nowhere = "xyzzyx";
/** Dates follow Swahili, so that an English date stands out too. */
const locale = "sw";
const texts = new Map(originalSentences().map((sentence) => [sentence.key, pseudoText(sentence)]));

let folder: string;
let site: RunningSite;
let isFromRecord: (text: string) => boolean;

/** Runs `npm run words` in the copied folder. */
const words = (...said: string[]) => run(process.execPath, ["scripts/words.ts", ...said], { cwd: folder });

/** The file as a translator would return it. */
function translated(file: Buffer): Buffer {
  const table = po.parse(file);
  for (const entry of Object.values(table.translations).flatMap((each) => Object.values(each))) {
    if (!entry.msgctxt) continue;
    entry.msgstr = [texts.get(entry.msgctxt) ?? ""];
    entry.comments = { ...entry.comments, flag: "fuzzy" };
  }
  return po.compile(table);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "seventh-"));
  const isSource = (path: string) => !/^(?:node_modules|build|data|test-results|\.\w+)$/.test(path);
  cpSync(".", folder, { recursive: true, filter: (path) => path === "." || isSource(path) });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const list = join(folder, "languages.ts");
  const line = `  ${code}: { name: "Þšéúđó", direction: "ltr", locale: "${locale}", openGraph: "sw_KE", letters: "Latin" },\n`;
  writeFileSync(list, readFileSync(list, "utf8").replace(/^ {2}sw: /m, `${line}$&`));
  await words("export", code, "words.po");
  const file = join(folder, "words.po");
  writeFileSync(file, translated(readFileSync(file)));
  await words("import", code, "words.po");
  await run(process.execPath, ["scripts/build.ts"], { cwd: folder });
  const database = join(folder, "site.db");
  writeFileSync(database, await preparedFile(true));
  site = await startSiteProcess({ LOG_LEVEL: "error", DATABASE_URL: `file:${database}` }, { folder });
  isFromRecord = recordTexts(database);
});
afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("the test language is 40 % longer", () => {
  const letters = (all: Iterable<string>) => [...all].join("").replaceAll(/\P{L}/gu, "").length;
  const plain = originalSentences().filter(({ isMessage }) => !isMessage);
  const longer =
    letters(plain.map(({ key }) => texts.get(key) ?? "")) / letters(plain.map(({ text }) => text));
  expect(longer).toBeGreaterThan(1.35);
});

/** Texts that are the same in every language: names, file types, feed formats and the visitor's own words. */
const names = new Set([
  ...[organisation.name, "LinkedIn", "Facebook", "PDF", "KB", "RSS", "Atom", searchTerm, nowhere],
  ...Object.values(languages).map(({ name }) => name),
  // The languages of sample events, and the word between the last two.
  ...["en", "fr", "ha", "ig", "pcm", "yo"].map((code) =>
    new Intl.DisplayNames(locale, { type: "language" }).of(code),
  ),
  "na",
]);
const inLocale = (options: Intl.DateTimeFormatOptions, month = 0) =>
  new Intl.DateTimeFormat(locale, options).formatToParts(new Date(2026, month, 15));
const months = Array.from({ length: 12 }, (_, month) => inLocale({ month: "long" }, month)[0]?.value);
const shortMonths = Array.from({ length: 12 }, (_, month) => inLocale({ month: "short" }, month)[0]?.value);
const date = new RegExp(
  `^\\d{1,2} (?:${months.join("|")}) \\d{4}$|^(?:\\d{1,2} )?(?:${shortMonths.join("|")}) \\d{4}$`,
  "u",
);
const weekdays = Array.from({ length: 7 }, (_, day) =>
  new Date(2026, 10, day).toLocaleDateString(locale, { weekday: "long" }),
);
const address = /^https?:\/\/|^[\w.-]+\.txt$|^\w+@example\.org$/;
const reference = /^[\dA-Z]{4}-[\dA-Z]{4}$/;
const zone = new RegExp(
  `^UTC[+-]\\d+$|^${inLocale({ timeZone: "Africa/Nairobi", timeZoneName: "long" }).at(-1)?.value}$`,
);

const isKnown = (part: string) =>
  address.test(part) ||
  reference.test(part) ||
  isFromRecord(part) ||
  part
    .split(/\s*[|:,“”()©]\s*| na /)
    .every(
      (piece) =>
        !hasWord.test(piece) ||
        date.test(piece) ||
        weekdays.includes(piece) ||
        zone.test(piece) ||
        names.has(piece.replace(/^\d+ /, "")) ||
        isFromRecord(piece),
    );
const hasWord = /[A-Za-z]{2,}/;

/** Groups of consecutive words that are not in the test language. */
function foreignParts(text: string): string[] {
  const parts: string[][] = [[]];
  for (const word of text.split(" ")) {
    if (isPseudoWord(word.replaceAll(/[^\p{L}]/gu, ""))) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts
    .map((words) => words.join(" ").replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""))
    .filter((part) => hasWord.test(part));
}

/** Texts on a page that are not translated, not from a record and not marked as another language. */
function unknownIn(html: string): string[] {
  expect(html).toContain(`<html lang="${code}"`);
  const unknown = visibleTexts(html)
    .filter(({ text, lang }) => lang === code && !isKnown(text))
    .flatMap(({ text }) => foreignParts(text).filter((part) => !isKnown(part)));
  return [...new Set(unknown)];
}

const ask = (path: string, init?: RequestInit) =>
  fetch(`${site.url}/${code}${path.replace(/^\/$/, "")}`, init);

test("finds an untranslated sentence in a text and in an attribute that is read aloud", () => {
  const page = `<html lang="${code}"><p>Ŕééàđ ɱóóŕéé</p><p>Read more</p><p lang="en">Read this</p><img alt="A picture of Ļóóğóó"></html>`;
  expect(unknownIn(page)).toEqual(["Read more", "A picture of"]);
});

const narrowed = [
  `/search?q=${nowhere}`,
  ...["/our-work", "/news", "/events", "/resources", "/faq"].map((path) => `${path}?q=${nowhere}`),
];

test.each([...pages, ...narrowed])("%s shows only translated texts", async (path) => {
  expect(unknownIn(await (await ask(path)).text())).toEqual([]);
});

test("the form shows only translated texts: errors, thanks and the stored message", async () => {
  const send = (fields: Record<string, string>) =>
    ask("/contact", { method: "POST", body: new URLSearchParams(fields) });
  const wrong = await send({ name: "", email: searchTerm, subject: "", message: "" });
  expect(wrong.status).toBe(422);
  expect(unknownIn(await wrong.text())).toEqual([]);
  const email = `${nowhere}@example.org`;
  const sent = await send({ name: nowhere, email, subject: nowhere, message: nowhere });
  const thanks = await sent.text();
  expect(unknownIn(thanks)).toEqual([]);
  const [myData = ""] = /\/my-data\/[\w-]+/.exec(thanks) ?? [];
  expect(unknownIn(await (await ask(myData)).text())).toEqual([]);
});

test("one line and one folder are enough, and missing words are reported by the compiler", async () => {
  const types = (project: string) =>
    run(join("node_modules", ".bin", "tsc"), ["--noEmit", "--project", project], { cwd: folder });
  await expect(types("tsconfig.json")).resolves.toMatchObject({ stdout: "" });
  const module = join(folder, "app/words", code, "newest-work.ts");
  const whole = readFileSync(module, "utf8");
  writeFileSync(module, whole.replace(/^ *skip: .*\n/m, ""));
  rmSync(join(folder, "app/words", code, "mail.ts"));
  // Only the words are compiled, which takes a fraction of the time.
  const onlyWords = { extends: "./tsconfig.json", include: [`app/words/${code}/*.ts`] };
  writeFileSync(join(folder, "tsconfig.words.json"), JSON.stringify(onlyWords));
  const { stdout } = await types("tsconfig.words.json").catch((error) => error);
  expect(stdout).toContain("app/words/qps/newest-work.ts");
  expect(stdout).toContain("'skip' is missing");
  expect(stdout).toContain("Cannot find module './mail.ts'");
});
