/**
 * The place of an event in a language. City, country and venue are separate fields; the one-line `location` of the
 * specification is derived from them.
 */
import { lists } from "../../app/words/en/lists.ts";
import { loadWords } from "../../app/words/load-words.ts";
import { africanCountries, isCountry, otherCountries } from "../../content/countries.ts";
import { inheritedFields, type Kind, kindOf, namesWhere } from "../../content/kinds.ts";
import { isOnline } from "../../content/place.ts";
import { defaultLanguage, isLanguage, type Language, languageCodes, languageOf } from "../../languages.ts";
import { cityIn, findCity } from "./cities.ts";
import { fold } from "./search/fold.ts";

type Fields = Record<string, string>;

const inLanguages = Object.fromEntries(
  await Promise.all(
    languageCodes.map(async (language) => {
      // A new language has no words yet.
      const { online, comma } = await loadWords(lists, "lists", language).catch(() => lists);
      const countries = new Intl.DisplayNames(languageOf(language).locale, { type: "region" });
      return [language, { online, comma, countries }] as const;
    }),
  ),
) as Record<Language, { online: string; comma: string; countries: Intl.DisplayNames }>;

/** The field that holds the one-line place, if the kind has one. */
export const placeField = (kind: Kind): string | undefined =>
  namesWhere(kind, ({ type }) => type === "place")[0];

export const countryName = (code: string, language: Language): string =>
  (isCountry(code) && inLanguages[language].countries.of(code)) || code;

/** "Kenyatta Centre, Nairobi, Kenya" */
export function locationIn(language: Language, { venue = "", city = "", country = "" }: Fields): string {
  const { online, comma } = inLanguages[language];
  const parts = isOnline({ city, country })
    ? [online, venue]
    : [venue, city, country && countryName(country, language)];
  return parts.filter(Boolean).join(comma);
}

/** Adds the one-line place. */
export function withLocation(kind: Kind, language: string, fields: Fields): Fields {
  const field = placeField(kind);
  if (!field) return fields;
  return { ...fields, [field]: locationIn(isLanguage(language) ? language : defaultLanguage, fields) };
}

/** Adds the one-line place and, if the city is known, its coordinates. */
export function withPlace(kind: Kind, language: string, fields: Fields): Fields {
  return placeField(kind) ? withLocation(kind, language, { ...fields, ...pointOf(fields) }) : fields;
}

function pointOf({ city = "", country = "", coordinates = "" }: Fields): Fields {
  const known = coordinates ? undefined : findCity(city, country);
  return { coordinates: known ? `${known.latitude}, ${known.longitude}` : coordinates };
}

/**
 * The fields of a record in another language, with those of its translation if there is one. The original decides the
 * place: a translated city name never moves an event, nor does one left over from before it went online.
 */
export function inOtherLanguage(kind: Kind, language: string, original: Fields, own: Fields = {}): Fields {
  const { fixed } = kindOf(kind);
  const inherited = inheritedFields(kind, original);
  const texts = Object.entries(own).filter(
    ([name, text]) => text !== "" || !(fixed || inherited.includes(name)),
  );
  const fields = { ...original, ...Object.fromEntries(texts) };
  if (!placeField(kind)) return fields;
  const { city = "", country = "" } = original;
  const known = findCity(city, country);
  const named = known && isLanguage(language) ? cityIn(known, language) : city;
  return { ...fields, ...pointOf(original), city: city && (own.city || named) };
}

/** For searches: the names of a place in all languages. */
export function placeNames(language: string, fields: Fields): string {
  const { city = "", country = "" } = fields;
  const known = findCity(city, country);
  const own = locationIn(isLanguage(language) ? language : defaultLanguage, fields);
  const names = languageCodes.flatMap((each) => [
    ...(isOnline({ city, country }) ? [inLanguages[each].online] : []),
    ...(known ? [cityIn(known, each)] : []),
    ...(country ? [countryName(country, each)] : []),
  ]);
  return [...new Set([own, ...names])].join(" ");
}

/**
 * Removes the one-line place, which is derived. If it is all that a file has, as in old exports, it is split into venue,
 * city and country.
 */
export function withoutLocation(kind: Kind, fields: Fields): Fields {
  const field = placeField(kind);
  if (!field || !Object.hasOwn(fields, field)) return fields;
  const { [field]: location = "", ...rest } = fields;
  return rest.venue || rest.city || rest.country || !location
    ? rest
    : { ...rest, ...splitLocation(location) };
}

/** "Kenyatta Centre, Nairobi, Kenya" → venue, city and country. Without a country at its end, the whole line is the city. */
function splitLocation(location: string): Fields {
  const line = location.trim();
  const online = Object.values(inLanguages).find(
    ({ online: { length }, online }) =>
      fold(line.slice(0, length)) === fold(online) && !/^\p{L}/u.test(line.slice(length)),
  )?.online;
  if (online) return { venue: line.slice(online.length).replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, "") };
  const parts = line.split(/[,،፣]/).map((part) => part.trim());
  const country = parts.length > 1 ? findCountry(parts.at(-1) ?? "") : undefined;
  if (!country) return { city: line };
  return { venue: parts.slice(0, -2).join(", "), city: parts.at(-2) ?? "", country };
}

/** Names used by the United Nations and others that Intl.DisplayNames does not give. */
const alsoCalled: Record<string, string[]> = {
  CD: ["Democratic Republic of the Congo", "DR Congo", "RD Congo"],
  CG: ["Congo", "Republic of the Congo"],
  CI: ["Ivory Coast"],
  CV: ["Cabo Verde"],
  ST: ["São Tomé and Príncipe"],
};

/** By its name in any language of the site. Called rarely, so it needs no index. */
function findCountry(name: string): string | undefined {
  const folded = fold(name);
  return [...africanCountries, ...otherCountries].find((code) =>
    [...languageCodes.map((language) => countryName(code, language)), ...(alsoCalled[code] ?? [])].some(
      (each) => fold(each) === folded,
    ),
  );
}
