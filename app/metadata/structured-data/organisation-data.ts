import type { Organization, WebSite } from "schema-dts";
import { localPath } from "../../../languages.ts";
import type { PageFacts } from "../../rendering/route-module.ts";

export type Publisher = { siteUrl: string; organisation: { name: string } };

/** The publisher, in short, for use within other data. */
export function publisher({ siteUrl, organisation: { name } }: Publisher): Organization {
  return { "@type": "Organization", "@id": `${siteUrl}/#organisation`, name, url: `${siteUrl}/` };
}

/** Unset details are left out. */
export function aboutUs({ siteUrl, organisation, blurb }: PageFacts): Organization {
  const { name, city, countryCode, email, phone, profiles } = organisation;
  return {
    "@type": "Organization",
    "@id": `${siteUrl}/#organisation`,
    name,
    url: `${siteUrl}/`,
    description: blurb,
    logo: `${siteUrl}/icons/icon-512.png`,
    address: { "@type": "PostalAddress", addressLocality: city, addressCountry: countryCode },
    sameAs: [...new Set(profiles.map(({ address }) => address))],
    ...(email && { email }),
    ...(phone && { telephone: phone }),
  };
}

export function webSite(page: PageFacts): WebSite {
  const { siteUrl, language, organisation } = page;
  const url = siteUrl + localPath(language, "/");
  return {
    ...{ "@type": "WebSite", name: organisation.name, url, inLanguage: language },
    publisher: publisher(page),
  };
}
