import { africanCountries, otherCountries } from "../../content/countries.ts";
import { listedIn } from "../../content/define.ts";
import { type Kind, kindOf } from "../../content/kinds.ts";
import { languageInEnglish, offeredLanguages } from "../../content/spoken-languages.ts";
import { defaultLanguage } from "../../languages.ts";
import { currentAddresses } from "../content/authorships.ts";
import { countryName } from "../content/event-place.ts";
import type { Db, Fields } from "./edition.ts";

/** The options of the fields that are chosen from a list. */
export type FieldChoices = {
  /** By the address that is stored: first those already chosen, then the others by name. */
  people: { slug: string; name: string; note: string }[];
  /** The current order of the records on their list page. */
  order: { title: string; position: number }[];
  /** African countries first. */
  countries: { group: string; countries: Named[] }[];
  languages: Named[];
};
type Named = { code: string; name: string };

const limits = { people: 500, order: 200 };

export async function readFieldChoices(db: Db, kind: Kind, fields: Fields): Promise<FieldChoices> {
  const described = Object.entries(kindOf(kind).fields);
  const chosen = described.flatMap(([name, { type }]) =>
    type === "people" ? listedIn(fields[name] ?? "") : [],
  );
  const has = (fieldType: string) => described.some(([, { type }]) => type === fieldType);
  return {
    people: has("people") ? await peopleChoices(db, chosen) : [],
    order: has("order") ? await currentOrder(db, kind) : [],
    countries: has("country") ? countries() : [],
    languages: has("languages")
      ? offeredLanguages.map((code) => ({ code, name: languageInEnglish(code) ?? code }))
      : [],
  };
}

function countries(): FieldChoices["countries"] {
  const named = (codes: readonly string[]) =>
    codes
      .map((code) => ({ code, name: countryName(code, defaultLanguage) }))
      .sort((one, other) => one.name.localeCompare(other.name, "en"));
  return [
    { group: "Africa", countries: named(africanCountries) },
    { group: "Elsewhere", countries: named(otherCountries) },
  ];
}

async function peopleChoices(db: Db, chosen: string[]): Promise<FieldChoices["people"]> {
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
      const note = public_revision === null ? "not public: visitors do not see this name" : "";
      return [slug, { slug, name: title || slug, note }];
    }),
  );
  const now = await currentAddresses(db, chosen);
  const first = chosen.map((slug) => {
    const person = known.get(now.get(slug) ?? slug);
    known.delete(now.get(slug) ?? slug);
    return { name: slug, note: "no longer in the list of people", ...person, slug };
  });
  const others = [...known.values()].sort((one, other) => one.name.localeCompare(other.name, "en"));
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
