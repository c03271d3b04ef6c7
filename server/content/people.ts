import { listedIn } from "../../content/define.ts";
import type { Language } from "../../languages.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { cachePerVersion } from "./cache-per-version.ts";
import { orderedOf } from "./ordered-records.ts";
import type { Card, Whole } from "./records.ts";

/** As many as fit in the byte budget of a page, with pictures. */
export const peoplePerPage = 24;

export type Person = Pick<
  Card<"people">,
  "id" | "role" | "member_of" | "image_url" | "language" | "excerpt" | "languages"
> & { name: string };
/** For bylines. */
export type Author = Pick<Person, "id" | "name">;
export type WholePerson = Person & Pick<Whole<"people">, "email" | "profile" | "text">;

/** People who agreed to be named, in order. */
export function peopleOf(database: SiteDatabase, version: () => Promise<number>, language: Language) {
  const { db } = database;
  const people = orderedOf(database, "people", version, language);
  const all = async () => (await people.all()).map(personOf);
  /** By current and former addresses. */
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
    all,
    /** The page of the list that shows a person. */
    async pageOf(id: string): Promise<number> {
      const before = (await all()).findIndex((person) => person.id === id);
      return Math.floor(Math.max(before, 0) / peoplePerPage) + 1;
    },
    /** The published people among a record's `authors`, in its order, by current or former address. */
    async named(authors: string): Promise<Author[]> {
      const byId = await byAddress();
      const found = new Set(listedIn(authors).flatMap((named) => byId.get(named) ?? []));
      return [...found].map(({ id, name }) => ({ id, name }));
    },
    /** By name or role: see `orderedOf`. */
    matching: async (q: string): Promise<Person[]> => (await people.matching(q)).map(personOf),
    async find(id: string): Promise<WholePerson | undefined> {
      const whole = await people.find(id);
      if (!whole) return undefined;
      const { email, profile, text } = whole;
      return { ...personOf(whole), email, profile, text };
    },
  };
}

function personOf({
  id,
  title,
  role,
  member_of,
  image_url,
  language,
  excerpt,
  languages,
}: Card<"people">): Person {
  return { id, name: title, role, member_of, image_url, language, excerpt, languages };
}
