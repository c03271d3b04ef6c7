import { type Kind, kindOf } from "../../../content/kinds.ts";
import { localTime } from "../../../server/database/zoned-time.ts";
import type { Desk } from "../../../server/desk/desk.ts";
import { shownAs } from "../../../server/desk/editions/access.ts";
import {
  type Edition,
  type EditionSummary,
  hasUnpublishedChanges,
} from "../../../server/desk/editions/edition.ts";
import { mayActAs } from "../../../server/desk/roles.ts";
import type { Session } from "../../../server/desk/sessions.ts";
import type { Writing } from "../editor/writing.ts";
import { languageName } from "../translations/language-name.ts";
import { readBeside } from "../translations/read-beside.ts";
import { deskZone } from "../ui/moment.tsx";
import { formValues } from "./form-values.ts";

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
  return {
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
    sample: edition?.isSample ? "is" : null,
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
    offers: await desk.editions.offers(kind, { ...stored, ...changes.values }),
    ...{ mayPublish, locked },
    ...changes,
  };
}

function lockedAs(edition: Edition, translations: EditionSummary[]): Writing["locked"] {
  return shownAs(edition, translations) ?? (edition.firstPublishedAt ? "withdrawn" : null);
}

function publicLanguages(translations: EditionSummary[]): string[] {
  return translations
    .filter(({ publicRevision }) => publicRevision !== null)
    .map(({ language }) => languageName(language));
}

/** Of a new one: empty, but for what is most likely. */
function firstValues(kind: Kind): Record<string, string> {
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
