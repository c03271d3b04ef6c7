import { useActionData, useLocation } from "react-router";
import { localPath } from "../../languages.ts";
import type { EnquiryAnswer } from "../../server/inbox/form/form-answer.ts";
import { Island } from "../islands/island.tsx";
import { OwnDevice } from "../offline/own-device.tsx";
import { useLanguage, useWords } from "../rendering/language.ts";
import { useSite } from "../rendering/root-data.ts";
import { Link } from "../ui/link.tsx";
import { resultId } from "./element-ids.ts";
import styles from "./enquiry-form.module.css";
import type { FormStart } from "./form-start.ts";
import { Honeypot } from "./honeypot.tsx";
import { LiveForm } from "./live-form.tsx";
import { formWords, shownAnswer } from "./shown-answer.ts";

type EnquiryFormProps = {
  /** From formStart, in the page's loader. */
  start: FormStart;
  /** Shown when the message could not be stored. */
  failureText: string;
};

/** The contact form. Its page exports receiveEnquiry as its `action`. */
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
        // Low-data pages have no script to store a draft.
        note: !lowData && <DraftNote />,
        children: (
          <>
            <Honeypot />
            <RetentionNotice months={start.terms.keptMonths} />
            <OwnDevice />
          </>
        ),
      }}
    />
  );
}

/** Says that a draft is stored on the device; app/browser/keep-drafts.ts shows it while that is so. */
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

/** Says how long we store a message and who reads it, before the visitor sends one. */
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
