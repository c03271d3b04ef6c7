/**
 * Where an event is held, in the words of a language. Its city, country and venue are fields of their own; the place in
 * one line, which the specification calls `location`, follows from them.
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
      // A language that is being added has no words yet.
      const { online, comma } = await loadWords(lists, "lists", language).catch(() => lists);
      const countries = new Intl.DisplayNames(languageOf(language).locale, { type: "region" });
      return [language, { online, comma, countries }] as const;
    }),
  ),
) as Record<Language, { online: string; comma: string; countries: Intl.DisplayNames }>;

/** The field of a kind that says its place in one line, if it has one. */
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

/** With the place in one line, as it is stored and shown. */
export function withLocation(kind: Kind, language: string, fields: Fields): Fields {
  const field = placeField(kind);
  if (!field) return fields;
  return { ...fields, [field]: locationIn(isLanguage(language) ? language : defaultLanguage, fields) };
}

/** As pages show it: with coordinates also where they are known from the city. */
export function withPlace(kind: Kind, language: string, fields: Fields): Fields {
  return placeField(kind) ? withLocation(kind, language, { ...fields, ...pointOf(fields) }) : fields;
}

function pointOf({ city = "", country = "", coordinates = "" }: Fields): Fields {
  const known = coordinates ? undefined : findCity(city, country);
  return { coordinates: known ? `${known.latitude}, ${known.longitude}` : coordinates };
}

/**
 * A record as it reads in another language, with the fields of its translation, if there is one. The original decides
 * where it is: a name in other words never moves it, nor does one that is left over from before it went online.
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

/** What searches find a place by: every name that a page of the site may give it. */
export function placeNames(language: string, fields: Fields): string {
  const { city = "", country = "" } = fields;
  const known = findCity(city, country);
  const said = locationIn(isLanguage(language) ? language : defaultLanguage, fields);
  const names = languageCodes.flatMap((each) => [
    ...(isOnline({ city, country }) ? [inLanguages[each].online] : []),
    ...(known ? [cityIn(known, each)] : []),
    ...(country ? [countryName(country, each)] : []),
  ]);
  return [...new Set([said, ...names])].join(" ");
}

/**
 * Files of earlier exports say the place in one line alone: this is put into the fields that hold it now. Where they say
 * more, the line is worked out from them again.
 */
export function withoutLocation(kind: Kind, fields: Fields): Fields {
  const field = placeField(kind);
  if (!field || !Object.hasOwn(fields, field)) return fields;
  const { [field]: said = "", ...rest } = fields;
  return rest.venue || rest.city || rest.country || !said ? rest : { ...rest, ...placeSaid(said) };
}

/** "Kenyatta Centre, Nairobi, Kenya" → the venue, the city and the country; a line that ends otherwise is the city. */
function placeSaid(location: string): Fields {
  const said = location.trim();
  const online = Object.values(inLanguages).find(
    ({ online: { length }, online }) =>
      fold(said.slice(0, length)) === fold(online) && !/^\p{L}/u.test(said.slice(length)),
  )?.online;
  if (online) return { venue: said.slice(online.length).replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, "") };
  const parts = said.split(/[,،፣]/).map((part) => part.trim());
  const country = parts.length > 1 ? countryCalled(parts.at(-1) ?? "") : undefined;
  if (!country) return { city: said };
  return { venue: parts.slice(0, -2).join(", "), city: parts.at(-2) ?? "", country };
}

/** As the United Nations call those that our engine calls otherwise. */
const alsoCalled: Record<string, string[]> = {
  CD: ["Democratic Republic of the Congo", "DR Congo", "RD Congo"],
  CG: ["Congo", "Republic of the Congo"],
  CI: ["Ivory Coast"],
  CV: ["Cabo Verde"],
  ST: ["São Tomé and Príncipe"],
};

/** In any language of the site. Rarely asked, so the names are looked through each time. */
function countryCalled(name: string): string | undefined {
  const folded = fold(name);
  return [...africanCountries, ...otherCountries].find((code) =>
    [...languageCodes.map((language) => countryName(code, language)), ...(alsoCalled[code] ?? [])].some(
      (each) => fold(each) === folded,
    ),
  );
}
