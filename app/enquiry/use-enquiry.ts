import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FieldName } from "../../server/inbox/form/form-answer.ts";
import { formId } from "./form-id.ts";
import { post } from "./post-form.ts";
import type { FormWords, ShownAnswer } from "./shown-answer.ts";

/** The state of one form (idle, sending, or answered) and the function that sends it. */
export function useEnquiry(words: FormWords, first: ShownAnswer | undefined) {
  const [sending, setSending] = useState(false);
  const [answer, setAnswer] = useState(first);
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The page itself brought the first one, and the browser has gone to it.
    if (!answer || answer === first) return;
    if (answer.state === "sent" && form.current) clear(form.current, words);
    result.current?.focus();
  }, [answer, first, words]);

  return {
    sending,
    answer,
    form,
    result,
    send: async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (sending) return;
      const form = event.currentTarget;
      const problems = findProblems(form, words);
      setAnswer(problems);
      if (problems) return;
      const { submitter } = event.nativeEvent as SubmitEvent;
      const entries = new FormData(form);
      // Which of two e-mail addresses the visitor has chosen: see enquiry-result.tsx.
      const { name, value } = submitter as HTMLButtonElement;
      if (name) entries.set(name, value);
      if (name === "likelyEmail") fieldOf(form, "email").value = value;
      entries.set("formId", formId());
      // Since the document began to load: this code may have come long after the visitor began to type.
      entries.set("elapsed", String(Math.round(performance.now())));
      setSending(true);
      setAnswer(await post(form, entries, words.failure));
      setSending(false);
    },
  };
}

/**
 * Checks in the browser, before anything is sent, that nothing is missing. The server checks this and all else: if only
 * the e-mail address is wrong, it knows the reason.
 */
function findProblems(form: HTMLFormElement, words: FormWords): ShownAnswer | undefined {
  const problems: Partial<Record<FieldName, string>> = {};
  let isIncomplete = false;
  for (const [name, { missing }] of Object.entries(words.fields) as [FieldName, { missing: string }][]) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    isIncomplete ||= field.validity.valueMissing;
    if (field.validity.valueMissing) problems[name] = missing;
    else if (field.validity.typeMismatch) problems[name] = words.malformed;
  }
  if (!isIncomplete) return undefined;
  return { state: "invalid", heading: words.heading, problems };
}

/** Not by `reset()`, which would bring back what the page came with. */
function clear(form: HTMLFormElement, words: FormWords): void {
  for (const name of Object.keys(words.fields)) fieldOf(form, name).value = "";
  // As if the visitor had done it, for app/browser/keep-drafts.ts.
  fieldOf(form, "message").dispatchEvent(new Event("input", { bubbles: true }));
}

function fieldOf(form: HTMLFormElement, name: string) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}
