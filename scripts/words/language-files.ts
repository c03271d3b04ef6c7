import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { textsOf } from "../../app/words/sentences.ts";
import type { Status } from "../../app/words/status.ts";
import { run } from "../run.ts";
import { writeModules } from "./write-modules.ts";

/** Tests use a copy of this folder. */
export const siteFolder = "app/words";

/** The sentences of a language by their keys, and their status. Both are empty for a new language. */
export type Translated = { texts: Map<string, string>; status: Status };

export async function readLanguage(folder: string, language: string): Promise<Translated> {
  const { words } = await readIndex(resolve(folder, language, "index.ts"));
  const { desk } = await readIndex(resolve(folder, language, "desk", "index.ts"));
  return { texts: textsOf({ ...words, desk: desk ?? {} }), status: await readStatus(folder, language) };
}

const readIndex = async (file: string): Promise<{ words?: object; desk?: object }> =>
  existsSync(file) ? import(pathToFileURL(file).href) : {};

export async function readStatus(folder: string, language: string): Promise<Status> {
  const file = join(folder, language, "status.json");
  return existsSync(file) ? JSON.parse(await readFile(file, "utf8")) : { reader: null, sentences: {} };
}

export async function writeLanguage(
  folder: string,
  language: string,
  { texts, status }: Translated,
): Promise<void> {
  const own = join(folder, language);
  const before = await readLanguage(folder, language);
  await writeModules(own, texts, before.texts);
  await writeStatus(folder, language, status);
  // Formatted as the linter requires.
  const settings = ["--vcs-enabled=false", `--config-path=${resolve(".")}`];
  await run("biome", ["format", "--write", ...settings, own]);
}

export async function writeStatus(folder: string, language: string, status: Status): Promise<void> {
  await mkdir(join(folder, language), { recursive: true });
  await writeFile(join(folder, language, "status.json"), `${JSON.stringify(status, null, 2)}\n`);
}
