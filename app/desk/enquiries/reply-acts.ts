/** What can be done with a reply. Whatever it is, what was typed is stored first. */
import { data, redirect } from "react-router";
import { filledIn } from "../../../server/inbox/conversations/canned-replies.ts";
import type { Reply } from "../editor/reply.ts";
import type { ActArgs, Acts } from "../rendering/desk-route.ts";
import { autosave, look } from "./autosave-reply.ts";
import { conversationAddress } from "./inbox-address.ts";
import { meanwhileWords } from "./inbox-labels.ts";
import { conflictsOf, store, type Typed, tooLong, typedIn } from "./posted-reply.ts";
import { itemsOf, replyView } from "./reply-view.ts";

/** The page with what was typed, and what is to be said of it. */
async function shown(args: ActArgs, typed: Typed, status: number, changes: Partial<Reply>) {
  const values = { text: typed.text, files: typed.files };
  return data({ reply: await replyView(args, typed.conversation, { values, ...changes }) }, { status });
}

/** Stores what was typed, and then does what was asked for, with what another window had stored beside it. */
async function afterStoring(args: ActArgs, typed: Typed, act: (stored: Typed) => unknown) {
  const saved = await store(args, typed);
  if (saved.outcome === "too long") return shown(args, typed, 422, { problem: tooLong });
  if (saved.outcome === "conflict") return shown(args, typed, 409, { conflicts: conflictsOf(saved) });
  return act("draft" in saved ? { ...typed, text: saved.draft.text, files: saved.draft.files } : typed);
}

async function reply(args: ActArgs): Promise<unknown> {
  const { desk, site, session, form } = args;
  const typed = await typedIn(args);
  const { reference, text, files, base } = typed;
  const lookAgain = (problem: string) =>
    afterStoring(args, typed, (stored) => shown(args, stored, 409, { problem }));
  if (typed.lacksFile) return lookAgain(fileDeleted);
  const replied = await desk.inbox.reply(reference, session.person, {
    ...{ text, base, files: await itemsOf(site.media, files) },
    ...{ formId: String(form.get("form_id") ?? ""), seen: String(form.get("seen") ?? "") },
  });
  const address = conversationAddress(reference);
  if (replied.outcome === "sent") return redirect(`${address}?done=sent#told`);
  if (replied.outcome === "sent before") return redirect(`${address}?done=sent-before#told`);
  if (replied.outcome === "nothing written")
    return shown(args, typed, 422, { problem: "“Reply” is empty: there is nothing to send." });
  if (replied.outcome === "too long") return shown(args, typed, 422, { problem: tooLong });
  // Just now: read again, the reply lacks it.
  if (replied.outcome === "file deleted") return reply(args);
  if (replied.outcome === "other draft") return lookAgain(otherWindow);
  if (!("meanwhile" in replied)) throw data(null, { status: 404 });
  return lookAgain(
    `${meanwhileWords(replied.meanwhile)}: look first. To send yours anyway, press “Reply” again.`,
  );
}

const fileDeleted =
  "Not sent: a file that you attached has been deleted. To send the reply without it, press “Reply” again.";
const otherWindow =
  "Not sent: you wrote this reply in another window too, and both texts are below. Look first, then press “Reply” again.";

async function insert(args: ActArgs) {
  const typed = await typedIn(args);
  const canned = await args.desk.inbox.canned.find(String(args.form.get("canned") ?? ""));
  const filled = canned ? filledIn(canned.text, typed.conversation.message) : "";
  const text = [typed.text.trimEnd(), filled].filter(Boolean).join("\n\n");
  return afterStoring(args, { ...typed, text }, () =>
    redirect(`${conversationAddress(typed.reference)}#field-text`),
  );
}

const goTo = (where: string) => async (args: ActArgs) => {
  const typed = await typedIn(args);
  return afterStoring(args, typed, () => redirect(conversationAddress(typed.reference) + where));
};

export const replyActs: Acts = {
  reply: { role: "publisher", run: reply },
  save: { role: "publisher", run: goTo("#field-text") },
  preview: { role: "publisher", run: goTo("?preview=on#preview") },
  insert: { role: "publisher", run: insert },
  autosave: { role: "publisher", forScript: true, run: autosave },
  look: { role: "publisher", forScript: true, run: look },
};
