import type {
  Article,
  CreativeWork,
  LearningResource,
  NewsArticle,
  ScholarlyArticle,
  WebPage,
} from "schema-dts";
import { doiAddress } from "../../../content/citable.ts";
import type { Author } from "../../../server/content/people.ts";
import type { Citation } from "../../citation/citation.ts";
import { type Publisher, publisher } from "./organisation-data.ts";
import { authorData } from "./person-data.ts";

/** The address and picture of a page. */
export type Place = Publisher & { url: string; image: string };

type Described = {
  title: string;
  excerpt: string;
  created_at: string;
  updated_at: string | null;
  language: string;
};

type Cited = Described & { by: Author[]; citation?: Citation | undefined };

export function newsArticle(record: Cited, place: Place): NewsArticle {
  return {
    "@type": "NewsArticle",
    headline: record.title,
    ...described(record, place),
    mainEntityOfPage: place.url,
    ...cited(record, place),
  };
}

export function newsletterIssue(record: Described, place: Place): Article {
  return {
    "@type": "Article",
    headline: record.title,
    ...described(record, place),
    mainEntityOfPage: place.url,
    author: publisher(place),
  };
}

export function project(record: Cited & { category: string }, place: Place): CreativeWork {
  return {
    "@type": "CreativeWork",
    name: record.title,
    ...described(record, place),
    ...cited(record, place),
    keywords: record.category,
  };
}

/** One with a DOI is a scholarly article. */
export function learningResource(
  record: Cited & { category: string; type: string },
  place: Place,
): LearningResource | ScholarlyArticle {
  return {
    "@type": record.citation?.doi ? "ScholarlyArticle" : "LearningResource",
    name: record.title,
    ...described(record, place),
    ...cited(record, place),
    learningResourceType: record.type,
    keywords: record.category,
    isAccessibleForFree: true,
  };
}

/** Who wrote it, in which version, under which licence and DOI. Without people, the organisation is the author. */
function cited({ by, citation }: Cited, place: Place) {
  const { version, licence, doi } = citation ?? {};
  return {
    author: by.length > 0 ? authorData(by, place.siteUrl) : publisher(place),
    ...(version && { version }),
    ...(licence && { license: licence.url ?? licence.name }),
    ...(doi && {
      identifier: { "@type": "PropertyValue" as const, propertyID: "doi", value: doi },
      sameAs: doiAddress(doi),
    }),
  };
}

export function webPage(record: Described, place: Place): WebPage {
  return { "@type": "WebPage", name: record.title, ...described(record, place) };
}

/** The properties that all records share. */
export function described({ excerpt, created_at, updated_at, language }: Described, place: Place) {
  const { url, image } = place;
  const dates = { datePublished: created_at, ...(updated_at && { dateModified: updated_at }) };
  return { description: excerpt, url, image, ...dates, inLanguage: language, publisher: publisher(place) };
}
