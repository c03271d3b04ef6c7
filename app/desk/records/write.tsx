import type { ReactNode } from "react";
import { useActionData, useLoaderData } from "react-router";
import { isPageKind, kindOf } from "../../../content/kinds.ts";
import buttons from "../../ui/button.module.css";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { DeskWords } from "../../words/translation.ts";
import { editionAddress } from "../editions/edition-address.ts";
import { MainButtons, PublishingButtons, SaveButton } from "../editor/publishing-buttons.tsx";
import { type Writing, writingForm } from "../editor/writing.ts";
import styles from "../editor/writing-form.module.css";
import { WritingForm } from "../editor/writing-form.tsx";
import { WritingNotes } from "../editor/writing-notes.tsx";
import { DeskIsland } from "../islands/desk-island.tsx";
import { RegistrationsSummary } from "../registrations/registrations-summary.tsx";
import { kindName, labelIn, useDeskWords } from "../rendering/desk-language.ts";
import type { Access } from "../rendering/desk-route.ts";
import { AskForReview } from "../review/ask-for-review.tsx";
import { ReviewStatus } from "../review/review-status.tsx";
import { LanguageTabs } from "../translations/language-tabs.tsx";
import { OriginalLanguage } from "../translations/original-language.tsx";
import { StaleNotice } from "../translations/stale-notice.tsx";
import { StartTranslation } from "../translations/start-translation.tsx";
import { Button } from "../ui/button.tsx";
import { addressPartsIn, DoneNotice } from "./done-notice.tsx";
import { FieldSuggestions } from "./field-suggestions.tsx";
import {
  type LanguageChoice,
  type MissingTranslation,
  readWritingPage,
  type WritingPage,
} from "./read-writing-page.ts";
import { RecordExtras } from "./record-extras.tsx";
import { writingActs } from "./writing-acts.ts";
import { WritingQuestion } from "./writing-question.tsx";

export const role: Access = "translator";
export const acts = writingActs;
export const loader = readWritingPage;

export const title = (page: WritingPage | MissingTranslation | LanguageChoice, words: DeskWords) => {
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

export default function Write() {
  const page = useLoaderData<WritingPage | MissingTranslation | LanguageChoice>();
  if ("choose" in page) return <ChooseLanguage {...page} />;
  return "missing" in page ? <NotTranslated {...page} /> : <Written {...page} />;
}

function ChooseLanguage({ title, original, languages }: LanguageChoice) {
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

function NotTranslated({ missing, language, title, original, languages }: MissingTranslation) {
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

function Written(page: WritingPage) {
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
