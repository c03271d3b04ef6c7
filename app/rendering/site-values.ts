import type { PlaceholderValues } from "../../content/placeholders.ts";
import { type Language, languageOf } from "../../languages.ts";
import { organisation } from "../../organisation.ts";
import type { Site } from "../../server/site.ts";

/** What `{email}` and the other placeholders in texts stand for, in the language of the page. */
export async function siteValues({
  language,
  content,
  enquiries,
}: Pick<Site, "language" | "content" | "enquiries">): Promise<PlaceholderValues> {
  const { email, phone, governingLaw } = await content.organisation();
  return {
    name: organisation.name,
    city: organisation.cityNames[language] ?? organisation.city,
    country: new Intl.DisplayNames(languageOf(language).locale, { type: "region" }).of(
      organisation.countryCode,
    ),
    email,
    phone,
    dialled: phone?.replaceAll(/[^+\d]/g, ""),
    governingLaw,
    retention: monthsIn(language, enquiries.terms.keptMonths),
  };
}

const monthsIn = (language: Language, months: number) =>
  new Intl.NumberFormat(languageOf(language).locale, {
    style: "unit",
    unit: "month",
    unitDisplay: "long",
  }).format(months);
