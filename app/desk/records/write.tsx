import { randomUUID } from "node:crypto";
import type { ReactNode } from "react";
import { data, useActionData, useLoaderData } from "react-router";
import { isPageKind, kindOf, publicPage } from "../../../content/kinds.ts";
import { isLanguage, localPath } from "../../../languages.ts";
import { organisation } from "../../../organisation.ts";
import { localTime } from "../../../server/database/zoned-time.ts";
import type { Edition } from "../../../server/publishing/edition.ts";
import { mayActAs } from "../../../server/staff/roles.ts";
import buttons from "../../ui/button.module.css";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { DeskWords } from "../../words/translation.ts";
import { editionAddress, titleOf as nameOf } from "../editions/edition-address.ts";
import { kindIn, originalIn, refuseTranslator } from "../editions/find-edition.ts";
import { languageName } from "../editions/language-name.ts";
import { MainButtons, PublishingButtons, SaveButton } from "../editor/publishing-buttons.tsx";
import { type Writing, writingForm } from "../editor/writing.ts";
import styles from "../editor/writing-form.module.css";
import { WritingForm } from "../editor/writing-form.tsx";
import { WritingNotes } from "../editor/writing-notes.tsx";
import { DeskIsland } from "../islands/desk-island.tsx";
import { type RegistrationsProps, RegistrationsSummary } from "../registrations/registrations-summary.tsx";
import { kindName, labelIn, useDeskWords } from "../rendering/desk-language.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { AskForReview } from "../review/ask-for-review.tsx";
import { ReviewStatus, type ReviewView, readReview } from "../review/review-status.tsx";
import { type LanguageState, readLanguageStates } from "../translations/language-states.ts";
import { LanguageTabs } from "../translations/language-tabs.tsx";
import { OriginalLanguage } from "../translations/original-language.tsx";
import { type Original, readOriginal } from "../translations/read-original.ts";
import { StaleNotice } from "../translations/stale-notice.tsx";
import { StartTranslation } from "../translations/start-translation.tsx";
import { Button } from "../ui/button.tsx";
import { addressPartsIn, type Done, DoneNotice } from "./done-notice.tsx";
import { FieldSuggestions } from "./field-suggestions.tsx";
import { RecordExtras } from "./record-extras.tsx";
import { writingActs } from "./writing-acts.ts";
import { WritingQuestion } from "./writing-question.tsx";
import { writingView } from "./writing-view.ts";

export const role: Access = "translator";
export const acts = writingActs;

type Page = {
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
type Missing = {
  missing: string;
  /** Its name in the reader's language. */
  language: string;
  title: string;
  original: string;
  languages: LanguageState[];
};

/** What a translator sees of an original: the languages to translate it into. */
type Languages = Pick<Missing, "title" | "original" | "languages"> & { choose: true };

export const title = (page: Page | Missing | Languages, words: DeskWords) => {
  if ("choose" in page) return page.title;
  return "missing" in page
    ? words.records.titleInLanguage({ title: page.title, language: page.language }).join("")
    : titleOf(words, page.writing);
};

function titleOf(words: DeskWords, { kind, stored, translation }: Writing): string {
  if (isPageKind(kind)) return labelIn(words, kindOf(kind).one);
  const title = stored[kindOf(kind).title];
  if (title) return title;
  return translation ? words.records.inLanguage({ language: translation.language }) : words.records.new[kind];
}

export async function loader(args: DeskArgs): Promise<Page | Missing | Languages> {
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
      title: nameOf(words, original),
      ...{ original: original.language, languages },
    };
  }
  if (original && edition === original && !mayActAs(session.person.role, "writer"))
    return { choose: true, title: nameOf(words, original), original: original.language, languages };
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

export default function Write() {
  const page = useLoaderData<Page | Missing | Languages>();
  if ("choose" in page) return <ChooseLanguage {...page} />;
  return "missing" in page ? <NotTranslated {...page} /> : <Written {...page} />;
}

function ChooseLanguage({ title, original, languages }: Languages) {
  const { choose } = useDeskWords().translations;
  return (
    <>
      <h1 lang={original} dir="auto">
        {title}
      </h1>
      <p>{choose}</p>
      <LanguageTabs languages={languages} current="" />
    </>
  );
}

function NotTranslated({ missing, language, title, original, languages }: Missing) {
  const { titleInLanguage } = useDeskWords().records;
  return (
    <>
      <h1>
        {titleInLanguage<ReactNode>({
          title: (
            <bdi key="title" lang={original}>
              {title}
            </bdi>
          ),
          language,
        })}
      </h1>
      <LanguageTabs languages={languages} current={missing} />
      <StartTranslation language={missing} original={original} />
    </>
  );
}

function Written(page: Page) {
  const writing = useActionData<Writing>() ?? page.writing;
  const { kind, translation } = writing;
  const words = useDeskWords();
  const title = titleOf(words, writing);
  const { lang = page.languages[0]?.code ?? "en", dir = "auto" } = translation ?? {};
  const address = editionAddress(addressPartsIn(writing));
  const heading = (
    <h1 lang={lang} dir={dir}>
      {title}
    </h1>
  );
  const languages = (
    <>
      {page.languages.length > 0 && <LanguageTabs languages={page.languages} current={lang} />}
      {page.changeableLanguage && <OriginalLanguage form={writingForm} language={page.changeableLanguage} />}
    </>
  );
  if (writing.ask && mayBeAsked(writing) && !page.isDeleted)
    return <WritingQuestion {...{ writing, address, title }} ask={writing.ask} />;
  return (
    <>
      <p className={styles.back}>
        <a href={writing.list}>{kindName(words, kind)}</a>
        {!page.isDeleted && (
          <a href={`#${buttonsId}`} className={styles.toButtons}>
            {words.records.toButtons}
          </a>
        )}
      </p>
      {writing.isFixed || page.isDeleted ? heading : <VisuallyHidden>{heading}</VisuallyHidden>}
      {page.done && <DoneNotice {...page} done={page.done} writing={writing} />}
      {page.isDeleted ? (
        <>
          {languages}
          <Deleted id={writing.id} />
        </>
      ) : (
        <>
          {page.review && <ReviewStatus review={page.review} address={`${address}/review`} />}
          {page.stale && translation && (
            <StaleNotice
              form={writingForm}
              changed={page.stale.fields}
              original={{ lang: translation.original.lang, dir: translation.original.dir }}
            />
          )}
          <DeskIsland
            name="writing"
            component={WritingForm}
            props={writing}
            slots={{
              notes: <WritingNotes {...writing} />,
              save: writing.mayPublish && (
                <>
                  <ButtonsStart />
                  <SaveButton {...writing} />
                </>
              ),
              publish: (
                <>
                  {!writing.mayPublish && <ButtonsStart />}
                  <MainButtons {...writing} />
                  {kind === "newsletter" && !translation && writing.slug !== null && (
                    <a href={`${address}/mail`} className={`${buttons.button} ${buttons.outline}`}>
                      {words.newsletter.mail.link}
                    </a>
                  )}
                </>
              ),
              languages,
              more: (
                <>
                  <AskForReview address={writing.slug === null ? undefined : `${address}/review`} />
                  <PublishingButtons writing={writing} />
                  <RecordExtras
                    writing={writing}
                    publishedOn={page.publishedOn}
                    isFeatured={page.isFeatured}
                  />
                </>
              ),
            }}
          />
        </>
      )}
      {page.registrations && <RegistrationsSummary {...page.registrations} />}
      <FieldSuggestions kind={kind} known={page.known} zones={!translation} />
    </>
  );
}

const buttonsId = "buttons";

/** Where the link above the form leads: a page or a table can have dozens of fields before the buttons. */
const ButtonsStart = () => <span id={buttonsId} tabIndex={-1} className={styles.buttonsStart} />;

/** Anyone can type `?ask=` into the address. */
function mayBeAsked({ ask, slug, mayPublish, isPublic, locked }: Writing): boolean {
  if (slug === null) return false;
  if (ask === "delete") return locked === null || locked === "withdrawn";
  return mayPublish && (ask !== "withdraw" || isPublic);
}

function Deleted({ id }: { id: string }) {
  const { wasDeleted, bringBack } = useDeskWords().records;
  return (
    <form method="post">
      <input type="hidden" name="id" value={id} />
      <p>{wasDeleted}</p>
      <Button act="bring back">{bringBack}</Button>
    </form>
  );
}
