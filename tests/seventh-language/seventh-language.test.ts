/**
 * A seventh language is one line in languages.ts and one folder of words. This one has accents on every letter and is
 * 40 % longer, so that a sentence which never became words stands out.
 */
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { originalSentences } from "../../app/words/sentences.ts";
import { languages } from "../../languages.ts";
import { organisation } from "../../organisation.ts";
import { writeModules } from "../../scripts/words/write-modules.ts";
import { pages } from "../pages.ts";
import { preparedFile } from "../prepared-file.ts";
import { type RunningSite, startSite } from "../site.ts";
import { recordTexts } from "./known-texts.ts";
import { isPseudoWord, pseudoText } from "./pseudo-text.ts";
import { visibleTexts } from "./visible-texts.ts";

const run = promisify(execFile);
const code = "qps";
/** Its dates are Swahili, so that one in English stands out too. */
const locale = "sw";
const texts = new Map(originalSentences().map((sentence) => [sentence.key, pseudoText(sentence)]));

let folder: string;
let site: RunningSite;
let isFromRecord: (text: string) => boolean;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "seventh-"));
  const isSource = (path: string) => !/^(?:node_modules|build|data|test-results|\.\w+)$/.test(path);
  cpSync(".", folder, { recursive: true, filter: (path) => path === "." || isSource(path) });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const list = join(folder, "languages.ts");
  const line = `  ${code}: { name: "Þšéúđó", direction: "ltr", locale: "${locale}", openGraph: "sw_KE" },\n`;
  writeFileSync(list, readFileSync(list, "utf8").replace(/^ {2}sw: /m, `${line}$&`));
  await writeModules(join(folder, "app/words", code), texts, new Map());
  writeFileSync(
    join(folder, "app/words", code, "status.json"),
    JSON.stringify({ reader: null, sentences: {} }),
  );
  await run(process.execPath, ["scripts/build.ts"], { cwd: folder });
  const file = join(folder, "site.db");
  writeFileSync(file, await preparedFile(true));
  site = await startSite({ LOG_LEVEL: "error", DATABASE_URL: `file:${file}` }, { folder });
  isFromRecord = recordTexts(file);
});
afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("it is 40 % longer", () => {
  const letters = (all: Iterable<string>) => [...all].join("").replaceAll(/\P{L}/gu, "").length;
  const plain = originalSentences().filter(({ isMessage }) => !isMessage);
  const longer =
    letters(plain.map(({ key }) => texts.get(key) ?? "")) / letters(plain.map(({ text }) => text));
  expect(longer).toBeGreaterThan(1.35);
});

/** What has the same name in every language. */
const names = [
  ...[organisation.name, "LinkedIn", "Facebook", "PDF", "KB", "MB", "RSS", "Atom", "RSS Atom"],
  ...Object.values(languages).map(({ name }) => name),
];
const months = Array.from({ length: 12 }, (_, month) =>
  new Date(2026, month, 15).toLocaleDateString(locale, { month: "long" }),
);
const date = new RegExp(`^(?:\\p{L}+,? )?\\d{1,2} (?:${months.join("|")}) \\d{4}$`, "u");
const address = /^https?:\/\/|^[\w.-]+\.txt$/;

/** The words of a text that are in no sentence of the language, as they stand together. */
function foreignParts(text: string): string[] {
  const parts: string[][] = [[]];
  for (const word of text.split(" ")) {
    if (isPseudoWord(word.replaceAll(/[^\p{L}]/gu, ""))) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts
    .map((words) => words.join(" ").replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""))
    .filter((part) => /[A-Za-z]{2,}/.test(part));
}

const isKnown = (part: string) =>
  names.includes(part) || date.test(part) || address.test(part) || isFromRecord(part);

test.each(pages)("%s says nothing that is not among the words", async (path) => {
  const html = await (await fetch(`${site.url}/${code}${path === "/" ? "" : path}`)).text();
  expect(html).toContain(`<html lang="${code}"`);
  const unknown = visibleTexts(html)
    .filter(({ text, lang }) => lang === code && !isKnown(text))
    .flatMap(({ text }) => foreignParts(text).filter((part) => !isKnown(part)));
  expect([...new Set(unknown)]).toEqual([]);
});
