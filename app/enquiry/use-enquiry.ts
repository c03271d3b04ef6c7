import { type FormEvent, useEffect, useRef, useState } from "react";
import { useActionData, useFetcher, useFormAction, useSearchParams } from "react-router";
import type { EnquiryAnswer, EnquiryTerms, FieldName } from "../../server/enquiries/answer.ts";
import { findProblems } from "./find-problems.ts";
import { formId } from "./form-id.ts";
import { resultId } from "./result-id.ts";

/** One form's state: what was answered, with script or without, and how it is sent. */
export function useEnquiry(limits: EnquiryTerms["limits"]) {
  const action = useFormAction(".");
  const fetcher = useFetcher<EnquiryAnswer>();
  const [unsent, setUnsent] = useState<EnquiryAnswer>();
  const fromServer = useAnswerWithoutScript();
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);

  const sending = fetcher.state !== "idle";
  const scripted = sending ? undefined : (unsent ?? fetcher.data);
  const answer = sending ? undefined : (scripted ?? fromServer);

  useEffect(() => {
    if (scripted?.state === "sent") clear(form.current, limits);
    if (scripted) result.current?.focus();
  }, [scripted, limits]);

  return {
    sending,
    answer,
    form,
    result,
    action: `${action}#${resultId}`,
    /** What the page without script was posted with. */
    values: fromServer && "values" in fromServer ? fromServer.values : undefined,
    send: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (sending) return;
      const form = event.currentTarget;
      const problems = findProblems(form, limits);
      setUnsent(problems && { state: "invalid", problems });
      if (problems) return;
      const entries = new FormData(form);
      entries.set("formId", formId());
      // Since the document began to load: this code may have come long after the visitor began to type.
      entries.set("elapsed", String(Math.round(performance.now())));
      // Nothing on the page depends on it, and fetching the page again over a bad line could fail.
      fetcher.submit(entries, { method: "post", action, defaultShouldRevalidate: false });
    },
  };
}

/** Not by `reset()`, which would bring back what the page came with. */
function clear(form: HTMLFormElement | null, limits: EnquiryTerms["limits"]): void {
  for (const name of Object.keys(limits) as FieldName[]) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = "";
  }
}

/** The answer as a page without script shows it: rendered after the post, or at the address of thanks. */
function useAnswerWithoutScript(): EnquiryAnswer | undefined {
  const posted = useActionData<EnquiryAnswer>();
  const reference = useSearchParams()[0].get("sent");
  if (posted) return posted;
  return reference && /^[\dA-Z]{4}-[\dA-Z]{4}$/.test(reference) ? { state: "sent", reference } : undefined;
}
