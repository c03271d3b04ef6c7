import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { hashOf } from "../../app/words/status.ts";
import { allSentences } from "./all-sentences.ts";
import { readStatus } from "./language-files.ts";

/** The English sentences that translations were made from, by hash, to show beside an outdated translation. */
export type Originals = Map<string, string>;

const fileIn = (folder: string) => join(folder, "translated-from.json");

export async function readOriginals(folder: string): Promise<Originals> {
  const known = existsSync(fileIn(folder)) ? JSON.parse(await readFile(fileIn(folder), "utf8")) : {};
  const present = allSentences().map(({ text }) => [hashOf(text), text] as const);
  return new Map([...Object.entries<string>(known), ...present]);
}

/** Writes only the originals that a translation in the folder was made from. */
export async function writeOriginals(folder: string, originals: Originals): Promise<void> {
  const folders = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const statuses = await Promise.all(folders.map(({ name }) => readStatus(folder, name)));
  const used = new Set(
    statuses.flatMap(({ sentences }) => Object.values(sentences)).map((hashes) => hashes.slice(0, 8)),
  );
  const kept = [...originals]
    .filter(([hash]) => used.has(hash))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  await writeFile(fileIn(folder), `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}
