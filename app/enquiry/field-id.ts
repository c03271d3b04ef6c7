import type { FieldName } from "../../server/enquiries/answer.ts";

export const fieldId = (name: FieldName) => `enquiry-${name}`;
