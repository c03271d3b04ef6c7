import type { FieldName } from "../../server/inbox/form/form-answer.ts";
import type { FormWords, ShownAnswer } from "./shown-answer.ts";

/**
 * Checks in the browser, before anything is sent, that nothing is missing. The server checks this and all else: if only
 * the e-mail address is wrong, it knows the reason.
 */
export function findProblems(form: HTMLFormElement, words: FormWords): ShownAnswer | undefined {
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
