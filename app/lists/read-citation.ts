import { type CitableKind, citableKinds, type SectionKind } from "../../content/kinds.ts";
import type { AllRecords } from "../../server/content/records.ts";
import type { Site } from "../../server/site.ts";
import { type Citation, type CitedRecord, citationOf } from "../citation/citation.ts";
import { wordsIn } from "../words/words.ts";
import { checkedLink } from "./checked-link.server.ts";

type Stored = Omit<CitedRecord, "file_url"> & {
  authors: string;
  file_url?: string | null;
};

/** The reference to a record in the language of the page; undefined if there is no such record. */
export async function readCitation(site: Site, kind: CitableKind, id: string): Promise<Citation | undefined> {
  const records: AllRecords = site.content;
  const record: Stored | undefined = await records[kind].find(id, new Date());
  return record && citationIn(site, kind, record);
}

export async function citationIn(site: Site, kind: CitableKind, record: Stored): Promise<Citation> {
  const { content, settings, language } = site;
  const [by, { name }] = await Promise.all([content.people.named(record.authors), content.organisation()]);
  const { file_url = null } = record;
  return citationOf(kind, {
    record: { ...record, file_url: checkedLink(file_url) },
    ...{ by, language, site: { siteUrl: settings.siteUrl, organisation: name } },
    reserved: wordsIn(language).citation.reserved,
  });
}

export const isCitable = (kind: SectionKind): kind is CitableKind =>
  (citableKinds as readonly SectionKind[]).includes(kind);
