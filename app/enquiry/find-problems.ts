import type { EnquiryTerms, FieldName, Problem, Problems } from "../../server/enquiries/answer.ts";

/** What the browser can tell before anything is sent. The server checks everything again. */
export function findProblems(form: HTMLFormElement, limits: EnquiryTerms["limits"]): Problems | undefined {
  const problems: Problems = {};
  for (const [name, limit] of Object.entries(limits) as [FieldName, number][]) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    const problem = problemWith(field, limit);
    if (problem) problems[name] = problem;
  }
  return Object.keys(problems).length > 0 ? problems : undefined;
}

function problemWith(
  { value, validity }: HTMLInputElement | HTMLTextAreaElement,
  limit: number,
): Problem | undefined {
  if (validity.valueMissing) return { kind: "missing" };
  if (validity.typeMismatch) return { kind: "malformed" };
  const over = [...value].length - limit;
  return over > 0 ? { kind: "long", by: over } : undefined;
}
