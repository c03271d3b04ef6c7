/** The acts of a reply. Each one stores the posted draft first. */
import { data, redirect } from "react-router";
import { filledIn } from "../../../server/inbox/conversations/canned-replies.ts";
import type { Reply } from "../editor/reply.ts";
import type { ActArgs, Acts } from "../rendering/desk-route.ts";
import { autosave, look } from "./autosave-reply.ts";
import { conversationAddress } from "./inbox-address.ts";
import { meanwhileSentence } from "./inbox-labels.ts";
import { conflictsOf, type PostedReply, readReply, storeDraft } from "./posted-reply.ts";
import { itemsOf, replyView } from "./reply-view.ts";

/** The page with the author's input; `changes` says why the act was not carried out. */
async function showAgain(args: ActArgs, posted: PostedReply, status: number, changes: Partial<Reply>) {
  const values = { text: posted.text, files: posted.files };
  return data({ reply: await replyView(args, posted.conversation, { values, ...changes }) }, { status });
}

/** Stores the draft before `act` runs, merged with the draft from another window of the same person. */
async function afterStoring(args: ActArgs, posted: PostedReply, act: (stored: PostedReply) => unknown) {
  const saved = await storeDraft(args, posted);
  if (saved.outcome === "too long")
    return showAgain(args, posted, 422, { problem: args.words.enquiries.problems.longReply });
  if (saved.outcome === "conflict")
    return showAgain(args, posted, 409, { conflicts: conflictsOf(args, saved) });
  return act("draft" in saved ? { ...posted, text: saved.draft.text, files: saved.draft.files } : posted);
}

async function reply(args: ActArgs): Promise<unknown> {
  const { desk, site, session, form, words } = args;
  const { problems, meanwhile } = words.enquiries;
  const posted = await readReply(args);
  const { reference, text, files, base } = posted;
  const showForReview = (problem: string) =>
    afterStoring(args, posted, (stored) => showAgain(args, stored, 409, { problem }));
  if (posted.lacksFile) return showForReview(problems.notSentFileDeleted);
  const attached = await itemsOf(site.media, files);
  const uploaded = await desk.replyFiles.store(uploadsIn(form), {
    count: attached.length,
    bytes: attached.reduce((sum, { bytes }) => sum + bytes, 0),
  });
  if ("refused" in uploaded)
    return showForReview(
      problems.notSentFile({ name: uploaded.name, reason: words.uploadRefusals[uploaded.refused] }),
    );
  const uploads = uploaded.stored;
  const replied = await desk.inbox
    .reply(reference, session.person, {
      ...{ text, base, files: attached, uploads },
      ...{ formId: String(form.get("form_id") ?? ""), seen: String(form.get("seen") ?? "") },
    })
    .catch(async (error: unknown) => {
      await desk.replyFiles.discard(uploads);
      throw error;
    });
  if (replied.outcome !== "sent") await desk.replyFiles.discard(uploads);
  const address = conversationAddress(reference);
  if (replied.outcome === "sent") return redirect(`${address}?done=sent#notice`);
  if (replied.outcome === "sent before") return redirect(`${address}?done=sent-before#notice`);
  if (replied.outcome === "nothing written")
    return showAgain(args, posted, 422, { problem: problems.noReply });
  if (replied.outcome === "too long") return showAgain(args, posted, 422, { problem: problems.longReply });
  // Deleted just now: reading the form again notices that it is missing.
  if (replied.outcome === "file deleted") return reply(args);
  if (replied.outcome === "other draft") return showForReview(problems.otherWindow);
  if (!("meanwhile" in replied)) throw data(null, { status: 404 });
  return showForReview(meanwhile.review({ what: meanwhileSentence(args, replied.meanwhile) }));
}

/** Files from the writer's device. A browser sends an empty one if none was chosen. */
const uploadsIn = (form: FormData) =>
  form.getAll("upload").filter((file): file is File => file instanceof File && file.size > 0);

async function insert(args: ActArgs) {
  const posted = await readReply(args);
  const canned = await args.desk.inbox.canned.find(String(args.form.get("canned") ?? ""));
  const filled = canned ? filledIn(canned.text, posted.conversation.message) : "";
  const text = [posted.text.trimEnd(), filled].filter(Boolean).join("\n\n");
  return afterStoring(args, { ...posted, text }, () =>
    redirect(`${conversationAddress(posted.reference)}#field-text`),
  );
}

const goTo = (where: string) => async (args: ActArgs) => {
  const posted = await readReply(args);
  return afterStoring(args, posted, () => redirect(conversationAddress(posted.reference) + where));
};

export const replyActs: Acts = {
  reply: { role: "publisher", run: reply },
  save: { role: "publisher", run: goTo("#field-text") },
  preview: { role: "publisher", run: goTo("?preview=on#preview") },
  insert: { role: "publisher", run: insert },
  autosave: { role: "publisher", forScript: true, run: autosave },
  look: { role: "publisher", forScript: true, run: look },
};
