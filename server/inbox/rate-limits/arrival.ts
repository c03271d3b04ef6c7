import type { Fields } from "../form/form-answer.ts";

/** What is known of a message and where it came from. */
export type Sending = {
  fields: Fields;
  /** The network address that it came from; undefined if it came by mail. */
  address: string | undefined;
  formId: string | undefined;
  /** The line that the form began with. */
  prefilled?: string | undefined;
  at: Date;
};
