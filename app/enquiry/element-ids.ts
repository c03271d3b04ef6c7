import type { FieldName } from "../../server/inbox/form/form-answer.ts";

export const fieldId = (name: FieldName) => `enquiry-${name}`;

/** The result of sending. The form posts to this fragment, so that a browser without script moves the focus there. */
export const resultId = "enquiry-result";
