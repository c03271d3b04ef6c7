import { listedIn } from "../../content/define.ts";
import type { Language } from "../../languages.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { cachePerVersion } from "./cache-per-version.ts";
import { orderedOf } from "./ordered-records.ts";
import type { Card, Whole } from "./records.ts";

/** On each page of their list: as many as its byte budget holds, with pictures. */
export const peoplePerPage = 24;

export type Person = Pick<
  Card<"people">,
  | "id"
  | "role"
  | "image_url"
  | "language"
  | "excerpt" /** All that their page can be read in. */
  | "languages"
> & { name: string };
/** As what they wrote names them. */
export type Author = Pick<Person, "id" | "name">;
export type WholePerson = Person & Pick<Whole<"people">, "email" | "profile" | "text">;

/** Who agreed to be named, in order. */
export function peopleOf(database: SiteDatabase, version: () => Promise<number>, language: Language) {
  const { db } = database;
  const people = orderedOf(database, "people", version, language);
  const all = async () => (await people.all()).map(personOf);
  /** By every address that they have or had. */
  const byAddress = cachePerVersion(version, async () => {
    const byId = new Map((await all()).map((person) => [person.id, person]));
    const moved = await db
      .selectFrom("redirects")
      .select(["old_slug", "new_slug"])
      .where("kind", "=", "people")
      .where("new_slug", "in", (query) =>
        query.selectFrom("records").select("id").where("records.kind", "=", "people"),
      )
      .execute();
    for (const { old_slug, new_slug } of moved) {
      const person = byId.get(new_slug ?? "");
      if (person && !byId.has(old_slug)) byId.set(old_slug, person);
    }
    return byId;
  });

  return {
    /** Every one of them. */
    all,
    /** Which page of their list a person is on. */
    async pageOf(id: string): Promise<number> {
      const before = (await all()).findIndex((person) => person.id === id);
      return Math.floor(Math.max(before, 0) / peoplePerPage) + 1;
    },
    /** Those of a record's `authors` whom visitors may know, in its order, wherever their address is now. */
    async named(authors: string): Promise<Author[]> {
      const byId = await byAddress();
      const found = new Set(listedIn(authors).flatMap((named) => byId.get(named) ?? []));
      return [...found].map(({ id, name }) => ({ id, name }));
    },
    /** Those whose name or role contains the text, in any language; where none does, all its words. */
    matching: async (q: string): Promise<Person[]> => (await people.matching(q)).map(personOf),
    async find(id: string): Promise<WholePerson | undefined> {
      const whole = await people.find(id);
      if (!whole) return undefined;
      const { email, profile, text } = whole;
      return { ...personOf(whole), email, profile, text };
    },
  };
}

function personOf({ id, title, role, image_url, language, excerpt, languages }: Card<"people">): Person {
  return { id, name: title, role, image_url, language, excerpt, languages };
}
