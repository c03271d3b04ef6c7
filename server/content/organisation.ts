import type { PageWords } from "../../content/pages/index.ts";
import { type Language, languageOf } from "../../languages.ts";
import { destinationOf } from "../markdown/links.ts";

export type Organisation = Details & {
  name: string;
  city: string;
  /** As ISO 3166 has it. */
  countryCode: string;
  /** As pages show them. */
  profiles: Profile[];
};

/** What is not set is shown nowhere. */
type Details = {
  /** By its name in the language of the page. */
  country?: string | undefined;
  registration?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  /** Where journalists reach someone who may speak for the organisation. */
  pressPhone?: string | undefined;
  pressEmail?: string | undefined;
  governingLaw?: string | undefined;
  donation?: string | undefined;
};

export type Profile = { name: string; address: string };

/** The record `organisation` as pages use it: `(await content.organisation()).phone`. */
export function organisationFrom(words: PageWords<"organisation">, language: Language): Organisation {
  const { name, city, contact, press } = words;
  return {
    ...{ name, city, countryCode: words.country, country: countryIn(language, words.country) },
    registration: words.registration || undefined,
    phone: contact.phone || undefined,
    email: contact.email || undefined,
    pressPhone: press.phone || undefined,
    pressEmail: press.email || undefined,
    governingLaw: words.governingLaw || undefined,
    donation: leadsElsewhere(words.donation) ? words.donation : undefined,
    profiles: shownProfiles(words.profiles.map(({ name, to }) => ({ name, address: to }))),
  };
}

const leadsElsewhere = (address: string) => destinationOf(address) === "another site";

/** A single profile stands for both links of the specification; several stand under their own names. */
function shownProfiles(all: Profile[]): Profile[] {
  const profiles = all.filter(({ name, address }) => name && leadsElsewhere(address));
  const [only] = profiles;
  if (profiles.length !== 1 || !only) return profiles;
  return ["LinkedIn", "Facebook"].map((name) => ({ ...only, name }));
}

/** Undefined for what is no country. */
function countryIn(language: Language, code: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code)) return undefined;
  return new Intl.DisplayNames(languageOf(language).locale, { type: "region", fallback: "none" }).of(code);
}
