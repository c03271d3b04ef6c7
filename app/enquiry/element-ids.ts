import type { FieldName } from "../../server/inbox/form/form-answer.ts";

export const fieldId = (name: FieldName) => `enquiry-${name}`;
