/** What the editor's script posts while an author writes a reply. */
import { data } from "react-router";
import type { Conversation } from "../../../server/inbox/conversations/read-conversation.ts";
import type { Answer } from "../editor/autosave.ts";
import type { ActArgs } from "../rendering/desk-route.ts";
import { answeringSentence, meanwhileSentence } from "./inbox-labels.ts";
import { conflictsOf, readReply, storeDraft } from "./posted-reply.ts";
import { previewOf } from "./reply-view.ts";

export async function autosave(args: ActArgs): Promise<Response> {
  const posted = await readReply(args);
  const { reference, conversation, files } = posted;
  const saved = await storeDraft(args, posted);
  if (saved.outcome === "too long")
    return Response.json({
      outcome: "refused",
      sentence: args.words.enquiries.problems.longReply,
    } satisfies Answer);
  if (!("draft" in saved || "theirs" in saved)) throw data(null, { status: 404 });
  const told = posted.lacksFile
    ? args.words.enquiries.problems.fileDeleted
    : await colleaguesNotice(args, conversation);
  const stored = saved.outcome === "saved" ? saved.draft : saved.theirs;
  const at = { revision: stored.revision, slug: reference, at: stored.changed_at };
  const values = { text: stored.text, files: stored.files };
  const answer: Answer =
    saved.outcome === "saved"
      ? { outcome: "saved", ...at, values }
      : {
          ...{ outcome: "conflict", ...at, values: { text: saved.text, files }, theirs: values },
          conflicts: conflictsOf(args, saved),
        };
  return Response.json({ ...answer, notice: told });
}

/** Says that a colleague is answering, or that there are new posts since the page was opened. */
async function colleaguesNotice(args: ActArgs, { message, posts }: Conversation): Promise<string> {
  const { desk, session, form } = args;
  const written = posts.filter(({ kind }) => kind === "in" || kind === "out");
  const since = written.slice(written.findIndex(({ id }) => id === form.get("seen")) + 1);
  if (since.length > 0) return meanwhileSentence(args, since);
  return answeringSentence(
    args,
    await desk.inbox.drafts.answering({ reference: message.id, person: session.person.id }),
  );
}

/** Previews the mail. */
export async function look(args: ActArgs): Promise<Response> {
  const { text } = await readReply(args);
  return Response.json({ html: await previewOf(args, text) });
}
