import { useActionData, useLocation } from "react-router";
import { localPath } from "../../languages.ts";
import type { EnquiryAnswer } from "../../server/inbox/form/form-answer.ts";
import { Island } from "../islands/island.tsx";
import { useLanguage, useWords } from "../rendering/language.ts";
import { useSite } from "../rendering/root-data.ts";
import { Link } from "../ui/link.tsx";
import { resultId } from "./element-ids.ts";
import styles from "./enquiry-form.module.css";
import type { FormStart } from "./form-start.ts";
import { LiveForm } from "./live-form.tsx";
import { formWords, shownAnswer } from "./shown-answer.ts";

type EnquiryFormProps = {
  /** What its page's loader has from formStart. */
  start: FormStart;
  /** What the page says when the message could not be stored. */
  failureText: string;
};

/** The form by which a visitor writes to us. Its page exports receiveEnquiry as its `action`. */
export function EnquiryForm({ start, failureText }: EnquiryFormProps) {
  const words = useWords();
  const language = useLanguage();
  const { pathname } = useLocation();
  const { lowData, organisation } = useSite();
  const posted = useActionData<EnquiryAnswer>();
  const answer: EnquiryAnswer | undefined = posted ?? (start.sent && { state: "sent", ...start.sent });
  return (
    <Island
      name="enquiry-form"
      component={LiveForm}
      props={{
        action: localPath(language, `${pathname}${start.query}#${resultId}`),
        words: formWords(words, failureText, organisation.email),
        answer: answer && shownAnswer(words, answer, failureText, language),
      }}
      serverOnly={{
        values: posted ? ("values" in posted ? posted.values : undefined) : start.values,
        // Low-data pages have no script that would keep anything.
        note: !lowData && <DraftNote />,
        children: (
          <>
            <Honeypot />
            <RetentionNotice months={start.terms.keptMonths} />
          </>
        ),
      }}
    />
  );
}

/** Says that what was typed is kept on the device. app/browser/keep-drafts.ts keeps it, and shows this while it does. */
function DraftNote() {
  const { enquiry: words } = useWords();
  return (
    <p className={styles.draft} data-draft="">
      {`${words.draft.kept} `}
      <button type="reset" className={styles.clear}>
        {words.draft.clear}
      </button>
    </p>
  );
}

/** A field that people neither see, hear nor reach; programs that fill in every field give themselves away. */
function Honeypot() {
  const { enquiry: words } = useWords();
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {words.honeypot}
        <input name="homepage" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Tells the visitor, before they send a message, how long we store it and who reads it. */
function RetentionNotice({ months }: { months: number }) {
  const { enquiry: words } = useWords();
  return (
    <p className={styles.retention}>
      <strong>{words.retention.heading.replace(/(?<!\p{P})$/u, ".")}</strong>
      {` ${words.retention.text({ months })} `}
      <Link to="/privacy-policy">{words.retention.policy}</Link>
    </p>
  );
}
