/** What the page of a conversation and the form of its reply tell each other. */
import type { ShownItem } from "../uploader/library-item.ts";
import type { Conflict } from "./autosave.ts";
import type { Values } from "./values.ts";

export type Reply = {
  reference: string;
  /** Posted twice, it is sent once. */
  formId: string;
  /** The newest post on the page. */
  seen: string;
  /** The mail that it becomes. */
  to: string;
  subject: string;
  revision: number;
  /** `text` and `files`, the ids of attached files with commas between them. */
  stored: Values;
  values: Values;
  savedAt: string | null;
  now: string;
  zone: string;
  conflicts: Conflict[];
  problem: string | null;
  /** What colleagues do meanwhile, in a sentence; empty if nothing. */
  told: string;
  /** What was sent last. */
  gone: Values | null;
  attached: ShownItem[];
  /** For whoever has no script. */
  offered: ShownItem[];
  canned: { id: string; name: string }[];
  /** The reply as it will read, where that was asked for without script. */
  preview: string | null;
  person: { id: string; email: string };
};

export const replyFields = { text: "Reply", files: "Files" };
