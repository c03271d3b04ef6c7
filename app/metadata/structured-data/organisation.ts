import type { Organization, WebSite } from "schema-dts";
import { localPath } from "../../../languages.ts";
import { organisation, socialProfiles } from "../../../organisation.ts";
import type { PageFacts } from "../../rendering/route-module.ts";

const { name, city, country } = organisation;

/** Who publishes, in the few words that other descriptions need. */
export function publisher(siteUrl: string): Organization {
  return { "@type": "Organization", "@id": `${siteUrl}/#organisation`, name, url: `${siteUrl}/` };
}

/** What is unset is not said. */
export function aboutUs({ siteUrl, details, words }: PageFacts): Organization {
  const { email, phone } = details;
  return {
    "@type": "Organization",
    "@id": `${siteUrl}/#organisation`,
    name,
    url: `${siteUrl}/`,
    description: words.shell.footer.blurb,
    logo: `${siteUrl}/icons/icon-512.png`,
    address: { "@type": "PostalAddress", addressLocality: city, addressCountry: country },
    sameAs: [...new Set(socialProfiles(details).map(({ address }) => address))],
    ...(email && { email }),
    ...(phone && { telephone: phone }),
  };
}

export function webSite({ siteUrl, language }: PageFacts): WebSite {
  const url = siteUrl + localPath(language, "/");
  return { "@type": "WebSite", name, url, inLanguage: language, publisher: publisher(siteUrl) };
}
