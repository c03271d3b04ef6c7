import type { PageWords } from "../../content/pages/index.ts";
import { type Language, languageOf } from "../../languages.ts";
import { destinationOf, isOwnPath } from "../markdown/links.ts";

export type Organisation = Details & {
  name: string;
  city: string;
  /** ISO 3166. */
  countryCode: string;
  profiles: Profile[];
};

/** Pages leave out undefined parts. */
type Details = {
  /** Its name in the language of the page. */
  country?: string | undefined;
  registration?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  /** For journalists. */
  pressPhone?: string | undefined;
  pressEmail?: string | undefined;
  /** Postal. */
  address?: string | undefined;
  /** For reports of weaknesses: its own address, or else `email`. */
  securityEmail?: string | undefined;
  /** The address of an OpenPGP key. */
  securityKey?: string | undefined;
  /** A paragraph about the organisation, in Markdown with placeholders. */
  boilerplate?: string | undefined;
  governingLaw?: string | undefined;
  donation?: string | undefined;
};

export type Profile = { name: string; address: string };

/** From the fixed page `organisation`: `(await content.organisation()).phone`. */
export function organisationFrom(words: PageWords<"organisation">, language: Language): Organisation {
  const { name, city, contact, press, security } = words;
  return {
    ...{ name, city, countryCode: words.country, country: countryIn(language, words.country) },
    registration: words.registration || undefined,
    phone: contact.phone || undefined,
    email: contact.email || undefined,
    pressPhone: press.phone || undefined,
    pressEmail: press.email || undefined,
    address: words.address || undefined,
    securityEmail: security.email || contact.email || undefined,
    securityKey: isExternal(security.key) || isOwnPath(security.key) ? security.key : undefined,
    boilerplate: words.boilerplate || undefined,
    governingLaw: words.governingLaw || undefined,
    donation: isExternal(words.donation) ? words.donation : undefined,
    profiles: shownProfiles(words.profiles.map(({ name, to }) => ({ name, address: to }))),
  };
}

const isExternal = (address: string) => destinationOf(address) === "another site";

/** The specification asks for a LinkedIn and a Facebook link: a single profile serves as both. */
function shownProfiles(all: Profile[]): Profile[] {
  const profiles = all.filter(({ name, address }) => name && isExternal(address));
  const [only] = profiles;
  if (profiles.length !== 1 || !only) return profiles;
  return ["LinkedIn", "Facebook"].map((name) => ({ ...only, name }));
}

/** Undefined if the code is not a country. */
function countryIn(language: Language, code: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code)) return undefined;
  return new Intl.DisplayNames(languageOf(language).locale, { type: "region", fallback: "none" }).of(code);
}
