/** Reads what the page for writing a record shows. */
import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { kindOf, publicPage } from "../../../content/kinds.ts";
import { isLanguage, localPath } from "../../../languages.ts";
import { organisation } from "../../../organisation.ts";
import { localTime } from "../../../server/database/zoned-time.ts";
import type { Edition } from "../../../server/publishing/edition.ts";
import { mayActAs } from "../../../server/staff/roles.ts";
import { titleOf } from "../editions/edition-address.ts";
import { kindIn, originalIn, refuseTranslator } from "../editions/find-edition.ts";
import { languageName } from "../editions/language-name.ts";
import type { Writing } from "../editor/writing.ts";
import type { RegistrationsProps } from "../registrations/registrations-summary.tsx";
import type { DeskArgs } from "../rendering/desk-route.ts";
import { type ReviewView, readReview } from "../review/review-status.tsx";
import { type LanguageState, readLanguageStates } from "../translations/language-states.ts";
import { type Original, readOriginal } from "../translations/read-original.ts";
import type { Done } from "./done-notice.tsx";
import { writingView } from "./writing-view.ts";

/** A record that is being written. */
export type WritingPage = {
  writing: Writing;
  done: Done | undefined;
  isDeleted: boolean;
  /** For an event that is stored, in its original language. */
  registrations: RegistrationsProps | undefined;
  /** Empty until the record is stored. */
  languages: LanguageState[];
  stale: Original["stale"];
  /** Set while the language of the original can still be changed. */
  changeableLanguage: string | undefined;
  dueAt: string | undefined;
  /** The day of the first publication, if the record is public and shows it. */
  publishedOn: string | undefined;
  /** Undefined if it cannot be featured on Home. */
  isFeatured: boolean | undefined;
  /** The page that visitors see. */
  publicAddress: string | undefined;
  /** Undefined until the record is stored. */
  review: ReviewView | undefined;
  /** Values in use of fields such as "Category". */
  known: Record<string, string[]>;
};

/** The page of a translation that has not been started. */
export type MissingTranslation = {
  missing: string;
  /** Its name in the reader's language. */
  language: string;
  title: string;
  original: string;
  languages: LanguageState[];
};

/** What a translator sees of an original: the languages to translate it into. */
export type LanguageChoice = Pick<MissingTranslation, "title" | "original" | "languages"> & { choose: true };

export async function readWritingPage(
  args: DeskArgs,
): Promise<WritingPage | MissingTranslation | LanguageChoice> {
  const { desk, params, url, session, words } = args;
  const kind = kindIn(args);
  if (params.id === undefined && kindOf(kind).fixed) throw data(null, { status: 404 });
  const original = params.id === undefined ? undefined : await originalIn(args);
  if (!original) refuseTranslator(args, original);
  const languages = original ? await readLanguageStates(args, original) : [];
  const { language } = params;
  const edition =
    original && language !== undefined ? await desk.editions.translation(original, language) : original;
  if (original && language !== undefined && !edition) {
    const isOffered = isLanguage(language) && language !== original.language && !original.deletedAt;
    if (!isOffered) throw data(null, { status: 404 });
    return {
      ...{ missing: language, language: languageName(language, args.language) },
      title: titleOf(words, original),
      ...{ original: original.language, languages },
    };
  }
  if (original && edition === original && !mayActAs(session.person.role, "writer"))
    return { choose: true, title: titleOf(words, original), original: original.language, languages };
  const question = url.searchParams.get("ask");
  const ask = question === "withdraw" || question === "delete" ? question : null;
  // The author came back from a question about scheduling.
  const [publishAt] = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.exec(url.searchParams.get("publish_at") ?? "") ?? [];
  const done = url.searchParams.get("done") ?? "";
  const wasSample = url.searchParams.get("sample") === "was" && !edition?.isSample;
  const mayPublish = mayActAs(session.person.role, "publisher");
  const source = edition?.translationOf ? await readOriginal(args, edition) : undefined;
  return {
    writing: await writingView(
      args,
      { kind, id: edition?.id ?? randomUUID(), edition, source },
      { ask, ...(publishAt && { publishAt }), ...(wasSample && { sample: "was" }) },
    ),
    done: Object.hasOwn(words.records.done, done) ? (done as Done) : undefined,
    isDeleted: Boolean(edition?.deletedAt),
    registrations:
      edition && kind === "events" && edition === original && !edition.deletedAt
        ? await registrationsOf(edition)
        : undefined,
    languages: original?.deletedAt ? [] : languages,
    changeableLanguage: edition ? languageIfChangeable(edition, languages, mayPublish) : args.language,
    dueAt: edition?.dueAt ?? undefined,
    publishedOn: edition && publishedOn(edition),
    isFeatured: edition && (await desk.editions.isFeatured(edition)),
    publicAddress: edition && publicAddressOf(edition),
    stale: source?.stale ?? null,
    review: edition && (await readReview(args, edition)),
    // Translations skip these fields.
    known: edition?.translationOf ? {} : await desk.valuesInUse(kind),
  };

  async function registrationsOf({ id, slug }: Edition): Promise<RegistrationsProps> {
    const { staff } = args.site.registrations;
    const { settings, revision } = await staff.form(id);
    const { confirmedSeats, offeredSeats, waiting } = await staff.numbers(id);
    const places = { taken: confirmedSeats + offeredSeats, capacity: settings.capacity, waiting };
    return {
      ...{ slug, places: settings.isOn ? places : undefined, hasForm: revision > 0, isPublisher: mayPublish },
      byMessage: await desk.registrations.count(slug),
    };
  }
}

function publishedOn({ kind, publicRevision, firstPublishedAt }: Edition): string | undefined {
  if (publicRevision === null || !firstPublishedAt || kindOf(kind).shownOn !== "own page") return undefined;
  return localTime(new Date(firstPublishedAt), organisation.timeZone).slice(0, 10);
}

function publicAddressOf({ kind, slug, fields, language }: Edition): string | undefined {
  return isLanguage(language) ? localPath(language, publicPage(kind, slug, fields)) : undefined;
}

/** Only before a record is public or translated; once it is scheduled, only by a publisher. */
function languageIfChangeable(
  edition: Edition,
  languages: LanguageState[],
  mayPublish: boolean,
): string | undefined {
  const isAlone = languages.slice(1).every(({ state }) => state === "missing");
  const isOpen = edition.publicRevision === null && (edition.dueAt === null || mayPublish);
  const isFree = edition.translationOf === null && isOpen && isAlone;
  return isFree && !edition.deletedAt ? edition.language : undefined;
}
