import { useActionData, useLocation, useSearchParams } from "react-router";
import type { EnquiryAnswer, EnquiryTerms } from "../../server/enquiries/answer.ts";
import { Island } from "../islands/island.tsx";
import { Honeypot } from "./honeypot.tsx";
import { LiveForm } from "./live-form.tsx";
import { resultId } from "./result-id.ts";
import { RetentionNotice } from "./retention-notice.tsx";
import { formWords, shownAnswer } from "./shown-answer.ts";

type EnquiryFormProps = {
  terms: EnquiryTerms;
  /** What the page says when the message could not be stored. */
  failureText: string;
};

/** The form by which a visitor writes to us. Its page exports receiveEnquiry as its `action`. */
export function EnquiryForm({ terms, failureText }: EnquiryFormProps) {
  const { pathname } = useLocation();
  const answer = useAnswerWithoutScript();
  return (
    <Island
      name="enquiry-form"
      component={LiveForm}
      props={{
        action: `${pathname}#${resultId}`,
        words: formWords(failureText),
        answer: answer && shownAnswer(answer, failureText),
      }}
      serverOnly={{
        values: answer && "values" in answer ? answer.values : undefined,
        children: (
          <>
            <Honeypot />
            <RetentionNotice months={terms.keptMonths} />
          </>
        ),
      }}
    />
  );
}

/** The answer as a page without script shows it: rendered after the post, or at the address of thanks. */
function useAnswerWithoutScript(): EnquiryAnswer | undefined {
  const posted = useActionData<EnquiryAnswer>();
  const reference = useSearchParams()[0].get("sent");
  if (posted) return posted;
  return reference && /^[\dA-Z]{4}-[\dA-Z]{4}$/.test(reference) ? { state: "sent", reference } : undefined;
}
