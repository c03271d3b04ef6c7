import { africanCountries, otherCountries } from "../../content/countries.ts";
import { listedIn } from "../../content/define.ts";
import { type Kind, kindOf } from "../../content/kinds.ts";
import { languageInEnglish, offeredLanguages } from "../../content/spoken-languages.ts";
import { type Language, languageOf } from "../../languages.ts";
import { currentAddresses } from "../content/authorships.ts";
import { countryName } from "../content/event-place.ts";
import type { Db, Fields } from "./edition.ts";

/** The options of the fields that are chosen from a list. */
export type FieldChoices = {
  /** By the address that is stored: first those already chosen, then the others by name. */
  people: { slug: string; name: string; note: "notPublic" | "gone" | "" }[];
  /** The current order of the records on their list page. */
  order: { title: string; position: number }[];
  /** African countries first. */
  countries: { group: "africa" | "elsewhere"; countries: Named[] }[];
  languages: Named[];
};
type Named = { code: string; name: string };

const limits = { people: 500, order: 200 };

/** `reader`: the language of the names. */
export async function readFieldChoices(
  db: Db,
  kind: Kind,
  fields: Fields,
  reader: Language,
): Promise<FieldChoices> {
  const described = Object.entries(kindOf(kind).fields);
  const chosen = described.flatMap(([name, { type }]) =>
    type === "people" ? listedIn(fields[name] ?? "") : [],
  );
  const has = (fieldType: string) => described.some(([, { type }]) => type === fieldType);
  return {
    people: has("people") ? await peopleChoices(db, chosen, reader) : [],
    order: has("order") ? await currentOrder(db, kind) : [],
    countries: has("country") ? countries(reader) : [],
    languages: has("languages")
      ? offeredLanguages.map((code) => ({ code, name: languageName(code, reader) }))
      : [],
  };
}

const languageName = (code: string, reader: Language): string =>
  new Intl.DisplayNames(languageOf(reader).locale, { type: "language", fallback: "none" }).of(code) ??
  languageInEnglish(code) ??
  code;

function countries(reader: Language): FieldChoices["countries"] {
  const named = (codes: readonly string[]) =>
    codes
      .map((code) => ({ code, name: countryName(code, reader) }))
      .sort((one, other) => one.name.localeCompare(other.name, languageOf(reader).locale));
  return [
    { group: "africa", countries: named(africanCountries) },
    { group: "elsewhere", countries: named(otherCountries) },
  ];
}

async function peopleChoices(db: Db, chosen: string[], reader: Language): Promise<FieldChoices["people"]> {
  const rows = await db
    .selectFrom("editions")
    .select(["slug", "title", "public_revision"])
    .where("kind", "=", "people")
    .where("translation_of", "is", null)
    .where("deleted_at", "is", null)
    .orderBy("changed_at", "desc")
    .limit(limits.people)
    .execute();
  const known = new Map(
    rows.map(({ slug, title, public_revision }) => {
      const note = public_revision === null ? ("notPublic" as const) : ("" as const);
      return [slug, { slug, name: title || slug, note }];
    }),
  );
  const now = await currentAddresses(db, chosen);
  const first = chosen.map((slug) => {
    const person = known.get(now.get(slug) ?? slug);
    known.delete(now.get(slug) ?? slug);
    return { name: slug, note: "gone" as const, ...person, slug };
  });
  const others = [...known.values()].sort((one, other) =>
    one.name.localeCompare(other.name, languageOf(reader).locale),
  );
  return [...first, ...others];
}

async function currentOrder(db: Db, kind: Kind): Promise<FieldChoices["order"]> {
  const rows = await db
    .selectFrom("records")
    .select(["position", "title"])
    .where("kind", "=", kind)
    .orderBy("position")
    .orderBy("id")
    .limit(limits.order)
    .execute();
  return rows.map(({ title, position }) => ({ title, position: position ?? 0 }));
}
