import { doiIn, type Licence, licenceOf } from "../../content/citable.ts";
import { addressBelow, type CitableKind, kindOf } from "../../content/kinds.ts";
import { isLanguage, type Language, localPath } from "../../languages.ts";
import type { Author } from "../../server/content/people.ts";

/** Everything that a reference to a record says, in each of its forms. */
export type Citation = {
  kind: CitableKind;
  id: string;
  title: string;
  /** Empty: the organisation is the author. */
  authors: string[];
  organisation: string;
  /** "2026-11-17". */
  published: string;
  version: string;
  licence?: Licence | undefined;
  doi?: string | undefined;
  url: string;
  language: string;
  /** The file of a resource, if it is a PDF. */
  pdf?: string | undefined;
};

export type CitedRecord = {
  id: string;
  title: string;
  language: string;
  languages: string[];
  created_at: string;
  version: string;
  licence: string;
  doi: string;
  file_url?: { address: string } | undefined;
};

type Cited = {
  record: CitedRecord;
  by: Author[];
  site: { siteUrl: string; organisation: string };
  /** The language of the page. */
  language: Language;
  /** "All rights reserved" in it. */
  reserved: string;
};

export function citationOf(kind: CitableKind, { record, by, site, language, reserved }: Cited): Citation {
  const { id, title, version, created_at, doi, licence, file_url: file } = record;
  // A text without a translation is cited in its own language.
  const own =
    record.languages.includes(language) || !isLanguage(record.language) ? language : record.language;
  const absolute = (address: string) => new URL(address, site.siteUrl).href;
  return {
    ...{ kind, id, title, version, authors: by.map(({ name }) => name), organisation: site.organisation },
    published: created_at.slice(0, 10),
    licence: licenceOf(licence, reserved),
    doi: doiIn(doi),
    url: site.siteUrl + localPath(own, addressBelow(kindOf(kind).path, id)),
    language: record.language,
    pdf: file && /\.pdf(?:[?#]|$)/i.test(file.address) ? absolute(file.address) : undefined,
  };
}

export const authorsOf = ({ authors, organisation }: Citation): string[] =>
  authors.length > 0 ? authors : [organisation];

export type CitationFormat = "bib" | "ris";
export const citationFile = (kind: CitableKind, id: string, format: CitationFormat): string =>
  `${addressBelow(kindOf(kind).path, id)}.${format}`;

/** One line without control characters, because both formats end a value with the line. */
export const inOneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, " ").trim();
