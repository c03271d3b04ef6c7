import type { CreativeWork, LearningResource, NewsArticle, WebPage } from "schema-dts";
import type { Author } from "../../../server/content/people.ts";
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

type Authored = Described & { by: Author[] };

export function newsArticle(record: Authored, place: Place): NewsArticle {
  return {
    "@type": "NewsArticle",
    headline: record.title,
    ...described(record, place),
    mainEntityOfPage: place.url,
    author: record.by.length > 0 ? authorData(record.by, place.siteUrl) : publisher(place),
  };
}

export function project(record: Described & { category: string }, place: Place): CreativeWork {
  return {
    "@type": "CreativeWork",
    name: record.title,
    ...described(record, place),
    keywords: record.category,
  };
}

export function learningResource(
  record: Authored & { category: string; type: string },
  place: Place,
): LearningResource {
  return {
    "@type": "LearningResource",
    name: record.title,
    ...described(record, place),
    ...(record.by.length > 0 && { author: authorData(record.by, place.siteUrl) }),
    learningResourceType: record.type,
    keywords: record.category,
    isAccessibleForFree: true,
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
