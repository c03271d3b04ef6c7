import type { PlaceholderValues } from "../../content/placeholders.ts";
import { type Language, languageOf } from "../../languages.ts";
import type { Organisation } from "../../server/content/organisation.ts";
import type { Site } from "../../server/site.ts";

/** The values of `{email}` and the other placeholders in texts, in the page's language. */
export async function siteValues({
  language,
  content,
  enquiries,
}: Pick<Site, "language" | "content" | "enquiries">): Promise<PlaceholderValues> {
  return {
    ...organisationValues(await content.organisation()),
    retention: monthsIn(language, enquiries.terms.keptMonths),
  };
}

/** The values that come from the organisation's details. */
export function organisationValues(organisation: Organisation): PlaceholderValues {
  const { name, city, country, registration, email, phone, governingLaw, securityEmail, securityKey } =
    organisation;
  return {
    ...{ name, city, country, registration, email, phone, governingLaw },
    ...{ securityEmail, securityKey },
    dialled: phone?.replaceAll(/[^+\d]/g, ""),
    year: String(new Date().getUTCFullYear()),
  };
}

/** Creating a formatter takes 0.4 ms, which every page would pay. */
const monthFormats = new Map<Language, Intl.NumberFormat>();

function monthsIn(language: Language, months: number): string {
  const options = { style: "unit", unit: "month", unitDisplay: "long" } as const;
  const format = monthFormats.get(language) ?? new Intl.NumberFormat(languageOf(language).locale, options);
  monthFormats.set(language, format);
  return format.format(months);
}
