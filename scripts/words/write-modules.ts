import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { desk } from "../../app/words/en/desk/index.ts";
import { words } from "../../app/words/en/index.ts";
import { sentencesOf } from "../../app/words/sentences.ts";
import { isFixed } from "../../app/words/translate.ts";

/**
 * Writes the modules of a language from its sentences; missing sentences stay in English. A module whose sentences are
 * unchanged is not written, so that comments in it survive.
 */
export async function writeModules(
  folder: string,
  sentences: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, string>,
): Promise<void> {
  const site = { originals: words, all: "words", type: "Translation", types: "../translation.ts", place: [] };
  const ofDesk = { originals: desk, all: "desk", type: "DeskTranslation", types: "../../translation.ts" };
  await writePart(folder, site, sentences, before);
  await writePart(join(folder, "desk"), { ...ofDesk, place: ["desk"] }, sentences, before);
}

/** The words of the site, or those of the desk. */
type Part = {
  originals: Readonly<Record<string, unknown>>;
  /** The name of the whole in its index. */
  all: string;
  type: string;
  /** The module of the type. */
  types: string;
  /** The start of its keys. */
  place: string[];
};

async function writePart(
  folder: string,
  part: Part,
  sentences: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, string>,
): Promise<void> {
  const { originals, type, types } = part;
  await mkdir(folder, { recursive: true });
  const names = Object.keys(originals);
  for (const name of names) {
    const place = [...part.place, name];
    const isAsBefore = sentencesOf(originals[name], place).every(
      ({ key }) => before.has(key) && before.get(key) === sentences.get(key),
    );
    if (isAsBefore) continue;
    const value = literal(originals[name], place, sentences);
    const source = `import type { ${type} } from "${types}";\n\nexport const ${name}: ${type}["${name}"] = ${value};\n`;
    await writeFile(join(folder, fileOf(name)), source);
  }
  const index = join(folder, "index.ts");
  if (!existsSync(index) || !names.every((name) => readFileSync(index, "utf8").includes(`  ${name},\n`)))
    await writeFile(index, indexOf(names, part));
}

const fileOf = (name: string) => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

function indexOf(names: string[], { all, type, types }: Part): string {
  const imports = names
    .map((name) => ({ name, file: fileOf(name) }))
    .sort((one, other) => (one.file < other.file ? -1 : 1))
    .map(({ name, file }) => `import { ${name} } from "./${file}";\n`);
  return `import type { ${type} } from "${types}";\n${imports.join("")}\nexport const ${all}: ${type} = {\n${names.map((name) => `  ${name},\n`).join("")}};\n`;
}

function literal(original: unknown, place: string[], sentences: ReadonlyMap<string, string>): string {
  if (typeof original === "string" || typeof original === "function") {
    const text = sentences.get(place.join("."));
    return text === undefined ? written(textOf(original)) : written(text);
  }
  const entries = Object.entries(original as object).filter(([key]) => !isFixed(key));
  const values = entries.map(([key, value]) => ({ key, text: literal(value, [...place, key], sentences) }));
  if (Array.isArray(original)) return `[${values.map(({ text }) => `${text},`).join("\n")}]`;
  return `{${values.map(({ key, text }) => `${named(key)}: ${text},`).join("\n")}}`;
}

const textOf = (original: unknown) =>
  typeof original === "string" ? original : (original as { text: string }).text;

const named = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key));

/** Markdown keeps its lines. Invisible direction marks are written as escapes. */
const written = (text: string) =>
  (text.includes("\n")
    ? `\`${text.replaceAll(/[\\`]|\$(?=\{)/g, "\\$&")}\``
    : JSON.stringify(text)
  ).replaceAll(
    /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
