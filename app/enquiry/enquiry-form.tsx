import { useActionData, useLocation } from "react-router";
import { localPath } from "../../languages.ts";
import type { EnquiryAnswer } from "../../server/inbox/form/form-answer.ts";
import { Island } from "../islands/island.tsx";
import { useLanguage, useWords } from "../rendering/language.ts";
import { useSite } from "../rendering/root-data.ts";
import { DraftNote } from "./draft-note.tsx";
import type { FormStart } from "./form-start.ts";
import { Honeypot } from "./honeypot.tsx";
import { LiveForm } from "./live-form.tsx";
import { resultId } from "./result-id.ts";
import { RetentionNotice } from "./retention-notice.tsx";
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
