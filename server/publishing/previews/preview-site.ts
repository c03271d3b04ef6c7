import {
  addressBelow,
  type IndexedKind,
  indexedKinds,
  isPageKind,
  type Kind,
  kindOf,
  type PageKind,
  pageNameOf,
  type RecordKind,
} from "../../../content/kinds.ts";
import { defaultLanguage, isLanguage } from "../../../languages.ts";
import type { Content } from "../../content/content.ts";
import { withPlace } from "../../content/event-place.ts";
import { wordsOfPage } from "../../content/fixed-pages.ts";
import type { ReadRecord } from "../../content/read-records.ts";
import { normalised, textColumns } from "../../content/record-row.ts";
import { type AllRecords, wholeOf } from "../../content/records.ts";
import { excerpt } from "../../markdown/plain-text.ts";
import type { Site } from "../../site.ts";
import type { Edition } from "../edition.ts";
import type { Preview } from "./preview.ts";

/** The page that shows a record, and the content as if its working copy were public. */
type Shown = { path: string; content: Partial<Content> };

/** The site as visitors see it, except that one record is its working copy. */
export function previewSite(site: Site, edition: Edition, preview: Preview, now = new Date()) {
  const language = isLanguage(edition.language) ? edition.language : defaultLanguage;
  const usual = site.content.in(language);
  const { kind } = edition;
  const { path, content } = isPageKind(kind)
    ? fixedPage(kind, usual, edition)
    : shownBy[kind](usual, edition, now);
  const shown: Content = { ...usual, ...content, in: () => shown };
  return { path, site: { ...site, content: shown, preview } };
}

type Show = (content: Content, edition: Edition, now: Date) => Shown;

const shownBy: Record<RecordKind, Show> = {
  ...(Object.fromEntries(indexedKinds.map((kind) => [kind, recordPage(kind)])) as Record<IndexedKind, Show>),

  partners({ partners }, { slug: id, fields, language }) {
    const { name = "", text = "", kind = "", website = "", image_url = "" } = fields;
    const draft = { id, name, text, kind, website, image_url: image_url || null, language };
    return {
      path: "/about/partnerships",
      content: {
        partners: async () => inPlace(await partners(), id, (old) => ({ woven: old?.woven, ...draft })),
      },
    };
  },

  people({ people }, { slug: id, fields, language }) {
    const {
      name = "",
      role = "",
      member_of = "",
      text = "",
      image_url = "",
      email = "",
      profile = "",
    } = fields;
    const there = { language, languages: [language] };
    const person = {
      id,
      name,
      role,
      member_of,
      image_url: image_url || null,
      excerpt: excerpt(text),
      ...there,
    };
    const draft = { ...person, email, profile, text };
    return {
      path: `/about/people/${encodeURIComponent(id)}`,
      content: {
        people: {
          ...people,
          all: async () => inPlace(await people.all(), id, () => person),
          find: async (asked) => (asked === id ? draft : people.find(asked)),
        },
      },
    };
  },

  faq({ faq }, { slug: id, fields, language }) {
    const { question = "", answer = "", category = "", tags = "" } = fields;
    const words = tags.split(",").flatMap((tag) => tag.trim() || []);
    const draft = { id, question, answer, category: category || "general", tags: words, language };
    return {
      path: `/faq?${new URLSearchParams({ category: draft.category })}`,
      content: { faq: { ...faq, all: async () => inPlace(await faq.all(), id, () => draft) } },
    };
  },
};

function fixedPage(kind: PageKind, { page, siteWide, language }: Content, { fields }: Edition): Shown {
  const words = wordsOfPage(pageNameOf(kind), fields, language);
  const shown = (async (name) => (name === pageNameOf(kind) ? words : page(name))) as Content["page"];
  return { path: kindOf(kind).path, content: { page: shown, ...siteWide(shown) } };
}

function recordPage<K extends IndexedKind>(kind: K): Show {
  return (content, edition, now) => {
    const records: AllRecords[K] = content[kind];
    const { at } = content.pages;
    const whole = wholeOf(kind, draftRecord(kind, edition, now), now);
    const isIt = (id: string) => id === edition.slug;
    const find: typeof records.find = async (id, at) => (isIt(id) ? whole : records.find(id, at));
    const title: typeof records.title = async (id) => (isIt(id) ? whole : records.title(id));
    const there = kind === "pages" && { at: async (id: string) => (isIt(id) ? "public" : at(id)) };
    return {
      path: addressBelow(kindOf(kind).path, edition.slug),
      content: { [kind]: { ...records, find, title, ...there } },
    };
  };
}

/** Replaces the item with this id, or appends the draft. */
function inPlace<Item extends { id: string }>(
  items: Item[],
  id: string,
  draft: (old?: Item) => Item,
): Item[] {
  const isThere = items.some((item) => item.id === id);
  return isThere ? items.map((item) => (item.id === id ? draft(item) : item)) : [...items, draft()];
}

/** The record that would be public. A draft may lack fields that its page needs: these get placeholders. */
export function draftRecord(kind: Kind, edition: Edition, now: Date): ReadRecord {
  const { slug: id, language, firstPublishedAt, dueAt, publicRevision, revision } = edition;
  const at = now.toISOString();
  const { fields: described, title } = kindOf(kind);
  const given = withPlace(kind, language, normalised(kind, withoutWrongDates(kind, edition.fields)));
  const placeholders = Object.entries(described).flatMap(([name, { label, type, required }]) => {
    if (given[name]) return [];
    if (name === title) return [[name, `(${label} is missing)`]];
    return type === "instant" && required ? [[name, at]] : [];
  });
  const fields: Record<string, string> = { ...given, ...Object.fromEntries(placeholders) };
  const changed = publicRevision !== null && revision > publicRevision;
  return {
    ...{ id, language, languages: [language], fields, excerpt: textColumns(kind, fields).excerpt },
    ...{ created_at: firstPublishedAt ?? dueAt ?? at, updated_at: changed ? at : null },
    over_at: fields.ends_at || fields.event_date || null,
  };
}

function withoutWrongDates(kind: Kind, fields: Edition["fields"]): Edition["fields"] {
  const described = kindOf(kind).fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => {
      const isWrong = described[name]?.type === "instant" && Number.isNaN(Date.parse(text));
      return [name, isWrong ? "" : text];
    }),
  );
}
