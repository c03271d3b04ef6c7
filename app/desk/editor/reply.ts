/** The props of the reply form. */
import type { LibraryItem } from "../uploader/library-item.ts";
import type { Conflict } from "./autosave.ts";
import type { Values } from "./values.ts";

export type Reply = {
  reference: string;
  /** A form that is posted twice sends one mail. */
  formId: string;
  /** The id of the newest message on the page. */
  seen: string;
  to: string;
  subject: string;
  revision: number;
  /** `text` and `files`, the ids of attached files separated by commas. */
  stored: Values;
  values: Values;
  savedAt: string | null;
  now: string;
  conflicts: Conflict[];
  problem: string | null;
  /** What colleagues are doing with this conversation; empty if nothing. */
  notice: string;
  /** The last reply that this person sent. */
  lastSent: Values | null;
  attached: LibraryItem[];
  /** To attach without script. */
  offered: LibraryItem[];
  canned: { id: string; name: string }[];
  /** The rendered reply, if it was requested without script. */
  preview: string | null;
  person: { id: string; email: string };
};

export const replyFields = ["text", "files"] as const;
