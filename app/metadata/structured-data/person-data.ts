import type { Person } from "schema-dts";
import { addressBelow } from "../../../content/kinds.ts";
import type { Author } from "../../../server/content/people.ts";
import { peoplePath } from "../page-paths.ts";
import { type Publisher, publisher } from "./organisation-data.ts";

const addressOf = (id: string, siteUrl: string) => siteUrl + addressBelow(peoplePath, id);

/** Who wrote something, in the few words that other descriptions need. */
export function authorData(authors: Author[], siteUrl: string): Person[] {
  return authors.map(({ id, name }) => ({ "@type": "Person", name, url: addressOf(id, siteUrl) }));
}

type Described = Author & {
  role: string;
  email: string | null;
  /** A page of theirs on another site. */
  profile: string | undefined;
  /** The address of their own picture. */
  image: string | undefined;
};

/** What is not known is not said. */
export function personData(person: Described, site: Publisher): Person {
  const { id, name, role, email, profile, image } = person;
  const { siteUrl } = site;
  return {
    "@type": "Person",
    name,
    url: addressOf(id, siteUrl),
    ...(role && { jobTitle: role }),
    ...(image && { image: siteUrl + image }),
    ...(email && { email }),
    ...(profile && { sameAs: profile }),
    affiliation: publisher(site),
  };
}
