import type { Person } from "schema-dts";
import { addressBelow } from "../../../content/kinds.ts";
import type { Author } from "../../../server/content/people.ts";
import { peoplePath } from "../page-paths.ts";
import { type Publisher, publisher } from "./organisation-data.ts";

const addressOf = (id: string, siteUrl: string) => siteUrl + addressBelow(peoplePath, id);

/** The authors of a work, in short, for use within other data. */
export function authorData(authors: Author[], siteUrl: string): Person[] {
  return authors.map(({ id, name }) => ({ "@type": "Person", name, url: addressOf(id, siteUrl) }));
}

type Described = Author & {
  role: string;
  email: string | null;
  /** Their page on another site. */
  profile: string | undefined;
  /** The address of their picture. */
  image: string | undefined;
};

/** Unknown details are left out. */
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
