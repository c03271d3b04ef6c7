import type { Language } from "../../languages.ts";
import { authorsIn } from "../../sections.ts";
import { allInLanguage, inLanguage } from "../content/in-language.ts";
import { perVersion } from "../content/per-version.ts";
import type { SiteDatabase } from "../database/connect.ts";
import type { PersonRow } from "../database/schema.ts";
import { excerpt } from "../markdown/plain-text.ts";
import { fold } from "../search/fold.ts";
import { indexedText } from "../search/indexed-text.ts";
import { matches, type Pattern } from "../search/pattern.ts";
import { queryOf } from "../search/query.ts";

/** They are held in memory, without their texts. */
const MOST = 1000;
/** On each page of their list: as many as its byte budget holds, with pictures. */
export const peoplePerPage = 24;
/** In characters of Markdown: more than an excerpt needs. */
const excerptFrom = 2000;

export type Person = Pick<PersonRow, "id" | "name" | "role" | "image_url" | "language"> & {
  excerpt: string;
  /** All that their page can be read in. */
  languages: string[];
};
/** As what they wrote names them. */
export type Author = Pick<Person, "id" | "name">;
export type WholePerson = Person & Pick<PersonRow, "email" | "profile" | "text">;

/** Who agreed to be named, in order. */
export function peopleOf({ db }: SiteDatabase, version: () => Promise<number>, language: Language) {
  const reading = { db, kind: "people", language } as const;
  const read = perVersion(version, async () => {
    const rows = await db
      .selectFrom("people")
      .select(["id", "name", "role", "image_url", "language"])
      .select(({ fn, val }) => fn<string>("substr", ["text", val(1), val(excerptFrom)]).as("text"))
      .orderBy("position")
      .orderBy("id")
      .limit(MOST)
      .execute();
    const shown = await allInLanguage(reading, rows);
    const people = shown.map(({ text, ...row }) => ({ ...row, excerpt: excerpt(text) }));
    const byId = new Map(people.map((person) => [person.id, person]));
    const moved = await db
      .selectFrom("redirects")
      .select(["old_slug", "new_slug"])
      .where("kind", "=", "people")
      .where("new_slug", "in", (query) => query.selectFrom("people").select("id"))
      .execute();
    for (const { old_slug, new_slug } of moved) {
      const person = byId.get(new_slug ?? "");
      if (person && !byId.has(old_slug)) byId.set(old_slug, person);
    }
    const texts = people.map(({ name, role }, index) =>
      indexedText([name, role, rows[index]?.name ?? "", rows[index]?.role ?? ""].map(fold)),
    );
    return { people, byId, texts };
  });

  return {
    /** Every one of them. */
    all: async (): Promise<Person[]> => (await read()).people,
    /** Which page of their list somebody is on. */
    async pageOf(id: string): Promise<number> {
      const before = (await read()).people.findIndex((person) => person.id === id);
      return Math.floor(Math.max(before, 0) / peoplePerPage) + 1;
    },
    /** Those of a record's `authors` whom visitors may know, in its order, wherever their address is now. */
    async named(authors: string): Promise<Author[]> {
      const { byId } = await read();
      const found = new Set(authorsIn(authors).flatMap((named) => byId.get(named) ?? []));
      return [...found].map(({ id, name }) => ({ id, name }));
    },
    /** Those whose name or role contains the text, as shown or as written; where none does, all its words. */
    async matching(q: string): Promise<Person[]> {
      const query = queryOf(q);
      if (!query) return [];
      const { people, texts } = await read();
      const found = (pattern: Pattern) => people.filter((_, index) => matches(pattern, texts[index] ?? ""));
      const whole = found(query.whole);
      return whole.length > 0 ? whole : found(query.pattern);
    },
    async find(id: string): Promise<WholePerson | undefined> {
      const person = (await read()).people.find((each) => each.id === id);
      if (!person) return undefined;
      const row = await db
        .selectFrom("people")
        .select(["id", "language", "email", "profile", "text"])
        .where("id", "=", id)
        .executeTakeFirst();
      if (!row) return undefined;
      const said = ` ${person.languages.join(" ")} `;
      const [shown] = await inLanguage(reading, [{ ...row, languages: said }], { long: true });
      return { ...row, ...shown, ...person };
    },
  };
}
