/** Every file of content/initial/pages fits the description of its page, in every language. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { wordsIn } from "../../app/words/words.ts";
import { defaultLanguage, languageCodes } from "../../languages.ts";
import { readFrontMatter } from "../../server/content/front-matter.ts";
import type { Field, Fields } from "../define.ts";
import { entryIds } from "../entries.ts";
import { fieldsOfParts } from "../parts.ts";
import { placeholders } from "../placeholders.ts";
import { pageNames, pages } from "./index.ts";

const folder = "content/initial/pages";
const translations = languageCodes.filter((code) => code !== defaultLanguage);
const read = (path: string) => Object.fromEntries(readFrontMatter(readFileSync(path, "utf8")).fields);

/** The fields of a page by their keys, those of the entries that it has included. */
function fieldsWith(fields: Fields, words: Record<string, string>, start = ""): [string, Field][] {
  return Object.entries(fields).flatMap(([name, field]): [string, Field][] => {
    const key = start + name;
    const { type } = field;
    if (typeof type === "string" || !("entries" in type)) return [[key, field]];
    const within = entryIds(words[key]).flatMap((id) => fieldsWith(type.entries, words, `${key}.${id}.`));
    return [[key, field], ...within];
  });
}

const isText = ({ type }: Field) => type === "line" || type === "text";
/** Figures are the same in every language. */
const hasLetters = (text = "") => /\p{L}/u.test(text);

describe.each(pageNames)("the words of %s", (name) => {
  const original = read(`${folder}/${name}.md`);
  const fields = fieldsWith(fieldsOfParts(pages[name].parts), original);

  test("are those that its description names, and none that it needs is missing", () => {
    const known = fields.map(([key]) => key);
    expect(Object.keys(original).filter((key) => !known.includes(key))).toEqual([]);
    expect(fields.filter(([key, { required }]) => required && !original[key]).map(([key]) => key)).toEqual(
      [],
    );
  });

  test("have as many entries as the layout takes, each with an id of its own", () => {
    for (const [key, { type }] of fields) {
      if (typeof type === "string" || !("entries" in type)) continue;
      const ids = entryIds(original[key]);
      expect(new Set(ids).size, key).toBe(ids.length);
      expect(ids.length, key).toBeGreaterThanOrEqual(type.least);
      expect(ids.length, key).toBeLessThanOrEqual(type.most);
      for (const id of ids) expect(id, key).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/);
    }
  });

  test.each(translations)("are whole in %s", (language) => {
    const own = read(`${folder}/${language}/${name}.md`);
    const texts = fields.flatMap(([key, field]) => (isText(field) && original[key] ? [key] : []));
    expect(Object.keys(own).filter((key) => !texts.includes(key))).toEqual([]);
    expect(texts.filter((key) => hasLetters(original[key]) && !own[key])).toEqual([]);
  });

  test("name only values that the site knows, in every language", () => {
    const all = [original, ...translations.map((language) => read(`${folder}/${language}/${name}.md`))];
    const texts = all.flatMap((words) => Object.values(words)).join("\n");
    const named = [...texts.matchAll(/\{(.*?)\}/gs)].map(([, value = ""]) => value);
    expect(named.filter((value) => !Object.hasOwn(placeholders, value))).toEqual([]);
  });

  test("lead to the contact form with a subject that it knows", () => {
    const subjects = [
      ...Object.values(original)
        .join("\n")
        .matchAll(/\/contact\?about=(\w+)/g),
    ];
    const known = Object.keys(wordsIn(defaultLanguage).subjects.openings);
    expect(subjects.map(([, about = ""]) => about).filter((about) => !known.includes(about))).toEqual([]);
  });
});

test("no file is left of a page that is gone", () => {
  for (const language of languageCodes) {
    const path = language === defaultLanguage ? folder : `${folder}/${language}`;
    const files = existsSync(path) ? readdirSync(path).filter((file) => file.endsWith(".md")) : [];
    expect(files.sort()).toEqual(pageNames.map((name) => `${name}.md`).sort());
  }
});
