import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FieldName } from "../../server/inbox/form/form-answer.ts";
import { forgetEdited, isOwnDevice, keepInOutbox } from "../offline/keep-in-outbox.ts";
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
    // The first answer came with the page, and the browser has already moved there.
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
      // The button of the e-mail address that the visitor chose: see enquiry-result.tsx.
      const { name, value } = submitter as HTMLButtonElement;
      if (name) entries.set(name, value);
      if (name === "likelyEmail") fieldOf(form, "email").value = value;
      // The server remembers a message that may wait for longer: see server/inbox/message-limits.ts.
      entries.set("formId", (isOwnDevice(form) ? "w" : "") + formId());
      // Since the page began to load: this code may arrive long after the visitor began to type.
      entries.set("elapsed", String(Math.round(performance.now())));
      setSending(true);
      setAnswer(await postOrKeep(form, entries, words));
      setSending(false);
    },
  };
}

/** On the visitor's own device, a message that cannot be sent waits: no answer then, but an empty form. */
async function postOrKeep(
  form: HTMLFormElement,
  entries: FormData,
  words: FormWords,
): Promise<ShownAnswer | undefined> {
  const answer = await post(form, entries, words.failure);
  if (answer.state === "sent") forgetEdited(form);
  if (answer.state !== "refused" || !answer.failed || !isOwnDevice(form)) return answer;
  try {
    const text = await keepInOutbox(form, entries, fieldOf(form, "subject").value);
    if (text) return { ...answer, text };
    clear(form, words);
    return undefined;
  } catch {
    return answer;
  }
}

/**
 * Checks for empty fields before sending. If only the e-mail address is malformed, the server answers, because it can
 * say why.
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

/** Not `reset()`, which would bring back the prefilled text. */
function clear(form: HTMLFormElement, words: FormWords): void {
  for (const name of Object.keys(words.fields)) fieldOf(form, name).value = "";
  // So that app/browser/keep-drafts.ts deletes the draft.
  fieldOf(form, "message").dispatchEvent(new Event("input", { bubbles: true }));
}

function fieldOf(form: HTMLFormElement, name: string) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}
