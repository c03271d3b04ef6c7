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
import { languageName } from "../editions/language-name.ts";
import type { Writing } from "../editor/writing.ts";
import { readBeside } from "../translations/read-beside.ts";
import { deskZone } from "../ui/moment.tsx";
import { formValues } from "./form-values.ts";

const sampleNotes = {
  is: "Sample: this record is an invented example. With your first change it becomes your own, and removing the samples leaves it.",
  was: "This record was a sample. It is your own now: removing the samples leaves it.",
};

type Of = { desk: Desk; kind: Kind; id: string; edition: Edition | undefined; person: Session["person"] };

/** What the writing page shows; `changes`: what an act has to say beyond that. */
export async function writingView(
  { desk, kind, id, edition, person }: Of,
  changes: Partial<Writing> = {},
): Promise<Writing> {
  const isTranslation = edition !== undefined && edition.translationOf !== null;
  const beside = isTranslation ? await readBeside({ desk }, edition) : undefined;
  const translations = edition ? ((await desk.editions.translations([id])).get(id) ?? []) : [];
  const mayPublish = mayActAs(person.role, "publisher");
  const locked = edition && !mayPublish ? lockedAs(edition, translations) : null;
  const stored = formValues(kind, { ...(!isTranslation && firstValues(kind)), ...edition?.fields });
  const { title, fixed = false } = kindOf(kind);
  return {
    list: `/desk${deskPath(kind)}`,
    fields: withHints(beside ? beside.fields : ownDescriptions(kind)),
    ...{
      titleField: title,
      isFixed: fixed,
      addressHint: addressHint(kind, edition, stored, locked !== null),
    },
    ...{
      translation: beside?.translation ?? null,
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
      conflicts: [],
      ask: null,
      doubts: [],
      staysStale: false,
      zone: deskZone,
      now: new Date().toISOString(),
    },
    publishAt: edition?.dueAt ? localTime(new Date(edition.dueAt), deskZone) : "",
    offers: await desk.editions.fieldChoices(kind, { ...stored, ...changes.values }),
    ...{ mayPublish, locked, proposal: proposalOf(edition) },
    ...changes,
  };
}

/** What a type takes, where the description of the field does not say. */
const hints: { [Type in FieldType & string]?: string } = {
  instant: "As clocks show it there, in the time zone of the place.",
  zone: "As in Africa/Nairobi: the zone of the place.",
  link: "An address of this site such as /news, or one with https://",
  tags: "Words with commas between them.",
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

/** Where visitors meet the address, and what becomes of it. */
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
  const moved = isPublic && !onOnePage ? " The address it has now will lead to the new one." : "";
  const known = isLocked ? " Only a publisher can change it." : moved;
  const proposed = ` It is proposed from “${fields[title]?.label}”.`;
  const said = (slug: string) => {
    if (kind === "faq") return `The part behind # in ${page("")}#${slug}`;
    if (onOnePage) return `Only the desk uses it: visitors find all ${several.toLowerCase()} on ${page("")}.`;
    return `${path === "/" ? "Visitors find it at " : "The last part of "}${page("")}${slug}`;
  };
  const end = onOnePage && kind !== "faq" ? "" : ".";
  return { unsaved: said("…") + proposed, saved: said("{slug}") + end + known };
}

function proposalOf(edition: Edition | undefined): string {
  if (edition && edition.publicRevision !== null)
    return "What you save is a proposal: visitors see it when a publisher has made it public.";
  return edition?.state === "scheduled"
    ? "What you save is a proposal: the text is published as the publisher scheduled it."
    : "A publisher makes it public when it is ready.";
}

function lockedAs(edition: Edition, translations: EditionSummary[]): Writing["locked"] {
  return shownAs(edition, translations) ?? (edition.firstPublishedAt ? "withdrawn" : null);
}

function publicLanguages(translations: EditionSummary[]): string[] {
  return translations
    .filter(({ publicRevision }) => publicRevision !== null)
    .map(({ language }) => languageName(language));
}

/** Of a new one: empty, but for what is most likely. Of a page, parts that its record does not have yet. */
function firstValues(kind: Kind): Readonly<Record<string, string>> {
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
