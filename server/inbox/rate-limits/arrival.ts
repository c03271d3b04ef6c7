import type { Fields } from "../form/form-answer.ts";

/** A message, and where it came from. */
export type Sending = {
  fields: Fields;
  /** The IP address that it came from; undefined if it came by mail. */
  address: string | undefined;
  formId: string | undefined;
  /** The line that the form was prefilled with. */
  prefilled?: string | undefined;
  at: Date;
};
