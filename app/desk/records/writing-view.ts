import type { Fields, FieldType } from "../../../content/define.ts";
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
import { initialPage } from "../../../server/content/initial-pages.ts";
import { localTime } from "../../../server/database/zoned-time.ts";
import type { Desk } from "../../../server/desk/desk.ts";
import {
  type Edition,
  type EditionSummary,
  hasUnpublishedChanges,
} from "../../../server/publishing/edition.ts";
import { shownAs } from "../../../server/publishing/permissions.ts";
import { mayActAs } from "../../../server/staff/roles.ts";
import type { Session } from "../../../server/staff/sessions.ts";
import type { DeskWords } from "../../words/translation.ts";
import { languageName } from "../editions/language-name.ts";
import type { Writing } from "../editor/writing.ts";
import { fieldsIn } from "../rendering/desk-language.ts";
import type { Original } from "../translations/read-original.ts";
import { deskZone } from "../ui/moment.tsx";
import { formValues } from "./form-values.ts";

const sampleNotes = {
  is: "Sample: this record is an invented example. Once you change it, it becomes your own, and stays when the samples are removed.",
  was: "This record was a sample. It is now your own, and stays when the samples are removed.",
};

type Subject = {
  desk: Desk;
  kind: Kind;
  id: string;
  edition: Edition | undefined;
  /** The original, if the edition is a translation. */
  source: Original | undefined;
  person: Session["person"];
  words: DeskWords;
};

/** The writing page's data; `changes` come from an act that did not succeed. */
export async function writingView(
  { desk, kind, id, edition, source, person, words }: Subject,
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
    fields: withHints(source ? source.fields : fieldsIn(words, ownDescriptions(kind))),
    ...{
      titleField: title,
      isFixed: fixed,
      addressHint: addressHint(kind, edition, stored, locked !== null),
    },
    ...{
      translation: source?.translation ?? null,
      alsoIn: publicLanguages(translations),
    },
    ...{ kind, id, stored, values: stored, person: { id: person.id, email: person.email } },
    slug: edition?.slug ?? null,
    address: edition?.slug ?? "",
    state: edition?.state ?? "draft",
    isPublic: edition !== undefined && edition.publicRevision !== null,
    changesWait: edition !== undefined && hasUnpublishedChanges(edition),
    ...{ sample: edition?.isSample ? "is" : null, sampleNotes },
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
    offers: await desk.editions.fieldChoices(kind, { ...stored, ...changes.values }),
    ...{ mayPublish, locked, proposal: proposalOf(edition) },
    ...changes,
  };
}

/** For fields whose description has no hint. */
const hints: { [Type in FieldType & string]?: string } = {
  instant: "Local time.",
  zone: "The time zone of the place, such as Africa/Nairobi.",
  link: "A web address: https://…, or a page of this site such as /news.",
  tags: "Separate words with commas.",
};

function withHints(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const list = listIn(field);
      if (list) return [name, { ...field, type: { ...list, entries: withHints(list.entries) } }];
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
  kind: Kind,
  edition: Edition | undefined,
  stored: Record<string, string>,
  isLocked: boolean,
): Writing["addressHint"] {
  const { fields, title, several, shownOn, path } = kindOf(kind);
  const onOnePage = shownOn === "one page";
  const page = (slug: string) => decodeURIComponent(publicPage(kind, slug, stored));
  const isPublic = edition !== undefined && edition.publicRevision !== null;
  const moved = isPublic && !onOnePage ? " The current address will redirect to the new one." : "";
  const note = isLocked ? " Only a publisher can change it." : moved;
  const suggested = ` Suggested from “${fields[title]?.label}”.`;
  const describe = (slug: string) => {
    if (kind === "faq") return `The part after # in ${page("")}#${slug}`;
    if (onOnePage) return `Only used at the desk: visitors see all ${several.toLowerCase()} on ${page("")}.`;
    return `${path === "/" ? "The page is at " : "The last part of "}${page("")}${slug}`;
  };
  const end = onOnePage && kind !== "faq" ? "" : ".";
  return { unsaved: describe("…") + suggested, saved: describe("{slug}") + end + note };
}

function proposalOf(edition: Edition | undefined): string {
  if (edition && edition.publicRevision !== null)
    return "Your changes are a proposal: visitors see them once a publisher publishes them.";
  return edition?.state === "scheduled"
    ? "Your changes are a proposal: the version that the publisher scheduled will be published."
    : "A publisher publishes this when it is ready.";
}

function lockedAs(edition: Edition, translations: EditionSummary[]): Writing["locked"] {
  return shownAs(edition, translations) ?? (edition.firstPublishedAt ? "withdrawn" : null);
}

function publicLanguages(translations: EditionSummary[]): string[] {
  return translations
    .filter(({ publicRevision }) => publicRevision !== null)
    .map(({ language }) => languageName(language));
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
