import type { Fields } from "../../../content/define.ts";
import { listIn } from "../../../content/entries.ts";
import {
  deskPath,
  isPageKind,
  type Kind,
  kindOf,
  pageNameOf,
  publicPage,
  shownFields,
} from "../../../content/kinds.ts";
import { type Language, languageOf } from "../../../languages.ts";
import { countryName } from "../../../server/content/event-place.ts";
import { initialPage } from "../../../server/content/initial-pages.ts";
import { localTime } from "../../../server/database/zoned-time.ts";
import {
  type Edition,
  type EditionSummary,
  hasUnpublishedChanges,
} from "../../../server/publishing/edition.ts";
import { shownAs } from "../../../server/publishing/permissions.ts";
import { mayActAs } from "../../../server/staff/roles.ts";
import type { DeskWords } from "../../words/translation.ts";
import { languageName } from "../editions/language-name.ts";
import type { Writing } from "../editor/writing.ts";
import { fieldsIn, kindName, labelIn } from "../rendering/desk-language.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";
import type { Original } from "../translations/read-original.ts";
import { deskZone } from "../ui/moment.tsx";
import { formValues } from "./form-values.ts";

type Subject = {
  kind: Kind;
  id: string;
  edition: Edition | undefined;
  /** The original, if the edition is a translation. */
  source: Original | undefined;
};

/** The writing page's data; `changes` come from an act that did not succeed. */
export async function writingView(
  { desk, words, language, session: { person } }: DeskArgs,
  { kind, id, edition, source }: Subject,
  changes: Partial<Writing> = {},
): Promise<Writing> {
  const isTranslation = edition !== undefined && edition.translationOf !== null;
  const translations = edition ? ((await desk.editions.translations([id])).get(id) ?? []) : [];
  const mayPublish = mayActAs(person.role, "publisher");
  const locked = edition && !mayPublish ? lockedAs(edition, translations) : null;
  const stored = formValues(kind, { ...(!isTranslation && initialValues(kind)), ...edition?.fields });
  const { title, fixed = false } = kindOf(kind);
  return {
    list: `/desk${deskPath(kind)}`,
    fields: withHints(words, source ? source.fields : fieldsIn(words, ownDescriptions(kind))),
    ...{
      titleField: title,
      isFixed: fixed,
      addressHint: addressHint(words, kind, edition, stored, locked !== null),
    },
    ...{
      translation: source?.translation ?? null,
      alsoIn: publicLanguages(translations, language),
    },
    ...{ kind, id, stored, values: stored, person: { id: person.id, email: person.email } },
    slug: edition?.slug ?? null,
    address: edition?.slug ?? "",
    state: edition?.state ?? "draft",
    isPublic: edition !== undefined && edition.publicRevision !== null,
    changesWait: edition !== undefined && hasUnpublishedChanges(edition),
    ...{ sample: edition?.isSample ? "is" : null, sampleNotes: words.records.samples },
    revision: edition?.revision ?? 0,
    savedAt: edition?.changedAt ?? null,
    ...{
      problems: [],
      failure: "",
      conflicts: [],
      ask: null,
      doubts: [],
      staysStale: false,
      zone: person.time_zone,
      now: new Date().toISOString(),
    },
    publishAt: edition?.dueAt ? localTime(new Date(edition.dueAt), person.time_zone) : "",
    offers: offersIn(
      words,
      language,
      await desk.editions.fieldChoices(kind, { ...stored, ...changes.values }),
    ),
    ...{ mayPublish, locked, proposal: proposalOf(words, edition) },
    ...changes,
  };
}

/** The choices in the reader's language, in its alphabetical order. */
function offersIn(words: DeskWords, language: Language, offers: Writing["offers"]): Writing["offers"] {
  const { locale } = languageOf(language);
  // The server names them in English.
  const translated: Readonly<Record<string, string>> = words.records.choices;
  const inWords = (text: string) => translated[text] ?? text;
  return {
    ...offers,
    people: offers.people.map((person) => ({ ...person, note: inWords(person.note) })),
    countries: offers.countries.map(({ group, countries }) => ({
      group: inWords(group),
      countries: countries
        .map(({ code }) => ({ code, name: countryName(code, language) }))
        .sort((one, other) => one.name.localeCompare(other.name, locale)),
    })),
    languages: offers.languages.map(({ code }) => ({ code, name: languageName(code, language) })),
  };
}

/** Adds hints to fields whose description has none. */
function withHints(words: DeskWords, fields: Fields): Fields {
  const hints: Record<string, string | undefined> = words.records.hints;
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const list = listIn(field);
      if (list) return [name, { ...field, type: { ...list, entries: withHints(words, list.entries) } }];
      const hint = field.hint ?? (typeof field.type === "string" ? hints[field.type] : undefined);
      return [name, { ...field, ...(hint && { hint }) }];
    }),
  );
}

const ownDescriptions = (kind: Kind): Fields => {
  const { fields } = kindOf(kind);
  const shown = shownFields(kind);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => shown.includes(name)));
};

/** Says which page the web address leads to, and what happens when it changes. */
function addressHint(
  words: DeskWords,
  kind: Kind,
  edition: Edition | undefined,
  stored: Record<string, string>,
  isLocked: boolean,
): Writing["addressHint"] {
  const { fields, title, shownOn, path } = kindOf(kind);
  const { anchor, page, lastPart, onlyAtDesk, suggested, redirects, locked } = words.records.address;
  const onOnePage = shownOn === "one page";
  const addressOf = (slug: string) => decodeURIComponent(publicPage(kind, "", stored)) + slug;
  const isPublic = edition !== undefined && edition.publicRevision !== null;
  const describe = (slug: string) => {
    if (kind === "faq") return anchor({ address: addressOf(`#${slug}`) });
    if (onOnePage) return onlyAtDesk({ kinds: kindName(words, kind).toLowerCase(), address: addressOf("") });
    return (path === "/" ? page : lastPart)({ address: addressOf(slug) });
  };
  const field = labelIn(words, fields[title]?.label ?? "");
  const note = isLocked ? locked : isPublic && !onOnePage ? redirects : "";
  return {
    // An ellipsis needs no full stop; a sign for the direction may stand between them.
    unsaved: `${describe("…").replace(/…(\u2069?)\./, "…$1")} ${suggested({ field })}`,
    saved: [describe("{slug}"), note].filter(Boolean).join(" "),
  };
}

function proposalOf({ records: { proposals } }: DeskWords, edition: Edition | undefined): string {
  if (edition && edition.publicRevision !== null) return proposals.public;
  return edition?.state === "scheduled" ? proposals.scheduled : proposals.draft;
}

function lockedAs(edition: Edition, translations: EditionSummary[]): Writing["locked"] {
  return shownAs(edition, translations) ?? (edition.firstPublishedAt ? "withdrawn" : null);
}

function publicLanguages(translations: EditionSummary[], reader: Language): string[] {
  return translations
    .filter(({ publicRevision }) => publicRevision !== null)
    .map(({ language }) => languageName(language, reader));
}

/** Initial values of a new record; for a page, also of parts that its record does not have yet. */
function initialValues(kind: Kind): Readonly<Record<string, string>> {
  if (isPageKind(kind)) return initialPage(pageNameOf(kind));
  return Object.fromEntries(
    Object.entries(kindOf(kind).fields).map(([name, { type }]) => [
      name,
      typeof type === "object" && "choices" in type
        ? (Object.keys(type.choices)[0] ?? "")
        : type === "zone"
          ? deskZone
          : "",
    ]),
  );
}
