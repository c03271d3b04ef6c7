import type { PlaceholderValues } from "../../content/placeholders.ts";
import { type Language, languageOf } from "../../languages.ts";
import type { Organisation } from "../../server/content/organisation.ts";
import type { Site } from "../../server/site.ts";

/** Previews and tests have no registrations. */
export type StatedSite = Pick<Site, "language" | "content" | "enquiries"> & {
  registrations?: { keptDays?: number };
};

/** The values of `{email}` and the other placeholders in texts, in the page's language. */
export async function siteValues({
  language,
  content,
  enquiries,
  registrations,
}: StatedSite): Promise<PlaceholderValues> {
  return {
    ...organisationValues(await content.organisation()),
    retention: timeIn(language, enquiries.terms.keptMonths, "month"),
    ...(registrations?.keptDays && {
      registrationRetention: timeIn(language, registrations.keptDays, "day"),
    }),
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
const formats = new Map<string, Intl.NumberFormat>();

function timeIn(language: Language, count: number, unit: "month" | "day"): string {
  const key = `${language} ${unit}`;
  const options = { style: "unit", unit, unitDisplay: "long" } as const;
  const format = formats.get(key) ?? new Intl.NumberFormat(languageOf(language).locale, options);
  formats.set(key, format);
  return format.format(count);
}
