/** Reads the reply form, and stores it as a draft. */
import type { Conversation } from "../../../server/inbox/conversations/read-conversation.ts";
import type { DraftSaved } from "../../../server/inbox/conversations/reply-drafts.ts";
import type { Conflict } from "../editor/autosave.ts";
import { revisionIn } from "../records/form-values.ts";
import type { ActArgs } from "../rendering/desk-route.ts";
import { conversationIn } from "./read-conversation.ts";
import { idsIn, itemsOf, joined } from "./reply-view.ts";

export type PostedReply = {
  conversation: Conversation;
  reference: string;
  text: string;
  files: string;
  /** Whether an attached file has been deleted. */
  lacksFile: boolean;
  base: number;
};

export async function readReply(args: ActArgs): Promise<PostedReply> {
  const { form, site } = args;
  const conversation = await conversationIn(args);
  // Without script, checkboxes choose the files: see app/desk/editor/reply-files.tsx.
  const files = form.has("boxes") ? form.getAll("file").join(",") : String(form.get("files") ?? "");
  const found = await itemsOf(site.media, files);
  return {
    ...{ conversation, reference: conversation.message.id },
    text: String(form.get("text") ?? "").replace(/\r\n?/g, "\n"),
    files: joined(found.map(({ id }) => id)),
    lacksFile: found.length < idsIn(files).length,
    base: revisionIn(form, "base"),
  };
}

export function storeDraft(
  { desk, session }: ActArgs,
  { reference, text, files, base }: PostedReply,
): Promise<DraftSaved> {
  return desk.inbox.drafts.save({ reference, person: session.person.id }, { text, files, base });
}

export const conflictsOf = (
  { words }: ActArgs,
  { places, text, theirs }: Extract<DraftSaved, { outcome: "conflict" }>,
): Conflict[] => [
  { field: "text", by: words.enquiries.youElsewhere, mine: text, theirs: theirs.text, places },
];
