import { describe, expect, test } from "vitest";
import { africanCountries, isCountry, otherCountries } from "../../content/countries.ts";
import { coordinatesIn, isOnline } from "../../content/place.ts";
import { inFormOrder, languageInEnglish, offeredLanguages } from "../../content/spoken-languages.ts";
import { languageCodes, languageOf } from "../../languages.ts";
import { problemSentences } from "../publishing/problem-sentences.ts";
import { textProblems } from "../publishing/publishing-problems.ts";
import { cities, cityIn, findCity } from "./cities.ts";
import {
  countryName,
  inOtherLanguage,
  locationIn,
  placeNames,
  withLocation,
  withoutLocation,
  withPlace,
} from "./event-place.ts";
import { fold } from "./search/fold.ts";

const nairobi = { city: "Nairobi", country: "KE" };

describe("the place in one line", () => {
  test.each([
    ["en", { city: "Pretoria", country: "ZA" }, "Pretoria, South Africa"],
    ["fr", { city: "Pretoria", country: "ZA" }, "Pretoria, Afrique du Sud"],
    ["pt", nairobi, "Nairobi, Quénia"],
    ["am", { city: "ናይሮቢ", country: "KE" }, "ናይሮቢ፣ ኬንያ"],
    ["ar", { city: "نيروبي", country: "KE" }, "نيروبي، كينيا"],
    ["en", { ...nairobi, venue: "Kenyatta Centre" }, "Kenyatta Centre, Nairobi, Kenya"],
    ["en", { city: "Kisumu" }, "Kisumu"],
    ["en", { country: "KE" }, "Kenya"],
    ["en", {}, "Online"],
    ["fr", { city: "", country: "" }, "En ligne"],
    ["ar", { venue: "Jitsi" }, "عبر الإنترنت، Jitsi"],
    ["en", { city: "X", country: "Wakanda" }, "X, Wakanda"],
  ] as const)("in %s: %j", (language, fields, line) => {
    expect(locationIn(language, fields)).toBe(line);
  });

  test("is stored in the language of the record, with all other fields unchanged", () => {
    expect(withLocation("events", "fr", { ...nairobi, name: "A" })).toEqual({
      ...{ ...nairobi, name: "A", location: "Nairobi, Kenya" },
    });
    expect(withLocation("news", "fr", { headline: "A" })).toEqual({ headline: "A" });
  });
});

describe("in another language", () => {
  test("a known city has its name in that language, unless the translation names it differently", () => {
    const cairo = { city: "Cairo", country: "EG" };
    expect(inOtherLanguage("events", "fr", cairo).city).toBe("Le Caire");
    expect(inOtherLanguage("events", "ar", cairo, { city: "قاهرة المعز" }).city).toBe("قاهرة المعز");
    expect(inOtherLanguage("events", "fr", cairo, { city: "", venue: "" }).city).toBe("Le Caire");
    expect(inOtherLanguage("events", "fr", { city: "Hawassa", country: "ET" }).city).toBe("Hawassa");
  });

  test("a translated name does not move the event on the map", () => {
    const own = { city: "La ville verte" };
    const read = withPlace("events", "fr", inOtherLanguage("events", "fr", nairobi, own));
    expect(read).toMatchObject({ location: "La ville verte, Kenya", coordinates: "-1.29, 36.82" });
    const placed = { ...nairobi, coordinates: "-1.5, 37" };
    expect(withPlace("events", "fr", inOtherLanguage("events", "fr", placed, own)).coordinates).toBe(
      "-1.5, 37",
    );
  });

  test("a city left in a translation does not apply to an event that moved online", () => {
    const read = inOtherLanguage("events", "fr", { city: "", country: "" }, { city: "Nairobi" });
    expect(isOnline(read)).toBe(true);
    expect(withPlace("events", "fr", read).location).toBe("En ligne");
  });
});

describe("coordinates", () => {
  test("are found by any name of a city, if the country matches", () => {
    for (const name of ["Cairo", "le caire", "القاهرة", "ካይሮ"])
      expect(withPlace("events", "en", { city: name, country: "EG" }).coordinates, name).toBe("30.04, 31.24");
    expect(findCity("Addis Abeba", "ET")?.name).toBe("Addis Ababa");
    expect(findCity("N'Djamena", "TD")?.name).toBe("N’Djamena");
    expect(findCity("Yaounde", "")?.name).toBe("Yaoundé");
    expect(findCity("Tripoli", "LB")).toBeUndefined();
    expect(withPlace("events", "en", { city: "Tripoli", country: "LB" }).coordinates).toBe("");
  });

  test.each(["9.03, 38.74", "-1.29,36.82", " +9 , -8.5 "])("are valid: %s", (text) => {
    expect(coordinatesIn(text)).toBeDefined();
  });

  test.each(["", "9.03", "9,03; 38,74", "91, 0", "0, 181", "N 9, E 38", "1, 2, 3"])(
    "are invalid: %s",
    (text) => {
      expect(coordinatesIn(text)).toBeUndefined();
    },
  );
});

test("searches find a place by its name in any language", () => {
  const names = fold(placeNames("en", { city: "Addis Ababa", country: "ET" }));
  for (const name of ["Addis Ababa, Ethiopia", "Addis-Abeba", "Éthiopie", "Etiópia", "ኢትዮጵያ", "إثيوبيا"])
    expect(names).toContain(fold(name));
  const online = fold(placeNames("fr", {}));
  for (const name of ["Online", "En ligne", "Mtandaoni", "عبر الإنترنت"])
    expect(online).toContain(fold(name));
  expect(placeNames("en", nairobi)).not.toContain("Online");
});

describe("an earlier export with a one-line place", () => {
  const placeOf = (location: string, more = {}) => withoutLocation("events", { location, ...more });

  test.each([
    ["Nairobi, Kenya", { venue: "", city: "Nairobi", country: "KE" }],
    [
      "Kenyatta Centre, 2nd floor, Nairobi, Kenya",
      { venue: "Kenyatta Centre, 2nd floor", city: "Nairobi", country: "KE" },
    ],
    ["ናይሮቢ፣ ኬንያ", { venue: "", city: "ናይሮቢ", country: "KE" }],
    ["Le Caire, Egypte", { venue: "", city: "Le Caire", country: "EG" }],
    ["Kinshasa, Democratic Republic of the Congo", { venue: "", city: "Kinshasa", country: "CD" }],
    ["Kisumu", { city: "Kisumu" }],
    ["Kenya", { city: "Kenya" }],
    ["Nairobi Street, Atlantis", { city: "Nairobi Street, Atlantis" }],
    ["Online", { venue: "" }],
    ["online (Zoom)", { venue: "Zoom" }],
    ["عبر الإنترنت", { venue: "" }],
    ["Onlinehausen", { city: "Onlinehausen" }],
    ["", {}],
  ])("%s", (location, fields) => {
    expect(placeOf(location)).toEqual(fields);
  });

  test("is ignored if the separate fields are there", () => {
    expect(placeOf("Lagos, Nigeria", nairobi)).toEqual(nairobi);
    expect(placeOf("Lagos, Nigeria", { city: "", venue: "Hall" })).toEqual({ city: "", venue: "Hall" });
  });
});

describe("before publishing", () => {
  const event = {
    name: "A",
    description: "T.",
    time_zone: "Africa/Nairobi",
    event_date: "2026-12-01T06:00:00Z",
  };
  const problems = (fields: Record<string, string>) =>
    textProblems({ kind: "events", translationOf: null, fields: { ...event, ...fields } });

  test.each([
    { ...nairobi, venue: "Hall", coordinates: "-1.29, 36.82", event_languages: "en, sw-KE, luo" },
    {},
    { city: "Kisumu" },
  ])("accepts %j", (fields) => {
    expect(problems(fields)).toEqual([]);
  });

  test.each([
    ["country", "Kenya", "two capital letters, such as KE"],
    ["country", "ke", "two capital letters"],
    ["country", "XX", "two capital letters"],
    ["coordinates", "Nairobi", "such as 9.03, 38.74"],
    ["event_languages", "en, klingon, xx", "Not known: klingon, xx."],
    ["event_languages", "fr_FR", "Not known: fr_FR."],
  ])("rejects the %s %s", (field, text, sentence) => {
    const edition = { kind: "events", fields: {} } as const;
    expect(problemSentences(problems({ [field]: text }), edition)).toEqual([
      { field, sentence: expect.stringContaining(sentence) },
    ]);
  });
});

test("every country and language has a name in every language, and no country appears twice", () => {
  const all = [...africanCountries, ...otherCountries];
  expect(new Set(all).size).toBe(249);
  expect(all.every(isCountry)).toBe(true);
  for (const language of languageCodes)
    for (const code of all) expect(countryName(code, language), code).not.toBe(code);
  for (const code of offeredLanguages) expect(languageInEnglish(code), code).toBeDefined();
});

test("every city has a name in the script of each language", () => {
  const letters = {
    Latin: /^[\p{Script=Latin}\p{M}’ -]+$/u,
    Ethiopic: /^[\p{Script=Ethiopic} ]+$/u,
    Arabic: /^[\p{Script=Arabic} ]+$/u,
  };
  for (const city of cities)
    for (const language of languageCodes)
      expect(cityIn(city, language), `${city.name} in ${language}`).toMatch(
        letters[languageOf(language).letters],
      );
});

test("languages are in the order of the form, after those that the form does not list", () => {
  expect(inFormOrder("sw , mos,en, sw")).toBe("mos, en, sw");
  expect(inFormOrder("")).toBe("");
});
