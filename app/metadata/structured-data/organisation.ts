import type { Organization, WebSite } from "schema-dts";
import { type OrganisationDetails, organisation, socialProfiles } from "../../../organisation.ts";
import { shell } from "../../words/en/shell.ts";

const { name, city, country } = organisation;

/** Who publishes, in the few words that other descriptions need. */
export function publisher(siteUrl: string): Organization {
  return { "@type": "Organization", "@id": `${siteUrl}/#organisation`, name, url: `${siteUrl}/` };
}

/** What is unset is not said. */
export function aboutUs(siteUrl: string, details: OrganisationDetails): Organization {
  const { email, phone } = details;
  return {
    "@type": "Organization",
    "@id": `${siteUrl}/#organisation`,
    name,
    url: `${siteUrl}/`,
    description: shell.footer.blurb,
    logo: `${siteUrl}/icons/icon-512.png`,
    address: { "@type": "PostalAddress", addressLocality: city, addressCountry: country },
    sameAs: [...new Set(socialProfiles(details).map(({ address }) => address))],
    ...(email && { email }),
    ...(phone && { telephone: phone }),
  };
}

export function webSite(siteUrl: string): WebSite {
  return { "@type": "WebSite", name, url: `${siteUrl}/`, inLanguage: "en", publisher: publisher(siteUrl) };
}
