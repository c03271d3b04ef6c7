import type { CreativeWork, LearningResource, NewsArticle } from "schema-dts";
import { publisher } from "./organisation.ts";

/** Where a page is, and what stands for it. */
export type Place = { siteUrl: string; url: string; image: string };

type Described = {
  title: string;
  excerpt: string;
  created_at: string;
  updated_at: string | null;
  language: string;
};

export function newsArticle(record: Described, place: Place): NewsArticle {
  return {
    "@type": "NewsArticle",
    headline: record.title,
    ...described(record, place),
    mainEntityOfPage: place.url,
    author: publisher(place.siteUrl),
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
  record: Described & { category: string; type: string },
  place: Place,
): LearningResource {
  return {
    "@type": "LearningResource",
    name: record.title,
    ...described(record, place),
    learningResourceType: record.type,
    keywords: record.category,
    isAccessibleForFree: true,
  };
}

/** What schema.org is told of every record. */
export function described(
  { excerpt, created_at, updated_at, language }: Described,
  { siteUrl, url, image }: Place,
) {
  const dates = { datePublished: created_at, ...(updated_at && { dateModified: updated_at }) };
  const inLanguage = language !== "en" && { inLanguage: language };
  return { description: excerpt, url, image, ...dates, ...inLanguage, publisher: publisher(siteUrl) };
}
