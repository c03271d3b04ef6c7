import type { FieldName } from "../../server/enquiries/answer.ts";
import type { FormWords, ShownAnswer } from "./shown-answer.ts";

/** Checks in the browser, before anything is sent. The server checks everything again, and also lengths. */
export function findProblems(form: HTMLFormElement, words: FormWords): ShownAnswer | undefined {
  const problems: Partial<Record<FieldName, string>> = {};
  for (const [name, { missing }] of Object.entries(words.fields) as [FieldName, { missing: string }][]) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    if (field.validity.valueMissing) problems[name] = missing;
    else if (field.validity.typeMismatch) problems[name] = words.malformed;
  }
  if (Object.keys(problems).length === 0) return undefined;
  return { state: "invalid", heading: words.heading, problems };
}
