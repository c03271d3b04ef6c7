import type { FieldName } from "../../server/inbox/form/form-answer.ts";

export const fieldId = (name: FieldName) => `enquiry-${name}`;

/**
 * Where the answer to a form stands in the page. The form posts to this fragment, so that a browser without
 * script moves the focus there by itself.
 */
export const resultId = "enquiry-result";
