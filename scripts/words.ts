/** `npm run words`: exports the fixed sentences of the site as PO files for translators, and imports them. */
import { readFile, writeFile } from "node:fs/promises";
import { defaultLanguage, isLanguage, type Language, languageCodes, languageOf } from "../languages.ts";
import { exitCodes } from "./command-line.ts";
import { importPo } from "./words/import-po.ts";
import { readLanguage, siteFolder } from "./words/language-files.ts";
import { markCurrent } from "./words/mark-current.ts";
import { toPo } from "./words/po.ts";
import { tellStatus } from "./words/tell-status.ts";
import { readOriginals } from "./words/translated-from.ts";

const help = `npm run words -- status             shows the progress of each language
npm run words -- export fr [FILE]   writes all sentences into FILE, or into fr.po
npm run words -- import fr FILE     checks such a file and imports it; if anything is wrong, writes nothing
npm run words -- agree fr [KEY …]   marks translations as up to date with the English: all, or those with these keys

docs/add-a-language.md explains more. Exit codes: 0 done, 1 failed, 2 not understood.`;

type Outcome = { problems: string[]; done?: string };

const translations = languageCodes.filter((language) => language !== defaultLanguage);

async function exportTo(language: Language, file = `${language}.po`): Promise<Outcome> {
  const translated = await readLanguage(siteFolder, language);
  await writeFile(file, toPo(language, translated, await readOriginals(siteFolder)));
  return { problems: [], done: `Exported to ${file}.` };
}

async function importFrom(language: Language, file: string): Promise<Outcome> {
  const place = { folder: siteFolder, language, locale: languageOf(language).locale };
  const content = await readFile(file).catch(() => undefined);
  if (!content) return { problems: [`Cannot read the file ${file}.`] };
  const imported = await importPo(place, content);
  return "problems" in imported
    ? { problems: [...imported.problems, "Nothing was written."] }
    : { problems: [], done: tellStatus(language, imported) };
}

async function markAsCurrent(language: Language, keys: string[]): Promise<Outcome> {
  const unknown = await markCurrent(siteFolder, language, keys);
  return {
    problems: unknown.map((key) => `${key}: this sentence does not exist.`),
    done: tellStatus(language, await readLanguage(siteFolder, language)),
  };
}

async function status(): Promise<Outcome> {
  const lines: string[] = [];
  for (const language of translations)
    lines.push(tellStatus(language, await readLanguage(siteFolder, language)));
  return { problems: [], done: lines.join("\n") };
}

async function runCommand([act, language = "", ...rest]: string[]): Promise<Outcome | undefined> {
  if (act === "status" && !language) return status();
  if (!["export", "import", "agree"].includes(act ?? "") || !language) return undefined;
  if (!isLanguage(language) || language === defaultLanguage)
    return {
      problems: [
        `"${language}" is not a language that the site is translated into. Choose: ${translations.join(", ")}.`,
      ],
    };
  const [file] = rest;
  if (act === "agree") return markAsCurrent(language, rest);
  if (rest.length > 1) return undefined;
  if (act === "export") return exportTo(language, file);
  return file ? importFrom(language, file) : undefined;
}

const words = process.argv.slice(2);
const isHelp = ["--help", "-h", "help"].includes(words[0] ?? "");
const outcome = isHelp ? { problems: [], done: help } : await runCommand(words);
if (!outcome) {
  console.error(help);
  process.exitCode = exitCodes.notUnderstood;
} else if (outcome.problems.length > 0) {
  console.error(outcome.problems.join("\n"));
  process.exitCode = exitCodes.failed;
} else console.log(outcome.done);
