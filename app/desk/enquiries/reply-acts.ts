/** What can be done with a reply. Whatever it is, what was typed is stored first. */
import { data, redirect } from "react-router";
import { filledIn } from "../../../server/enquiries/inbox/canned-replies.ts";
import type { Conversation } from "../../../server/enquiries/inbox/conversation.ts";
import type { DraftSaved } from "../../../server/enquiries/inbox/drafts.ts";
import type { Meanwhile } from "../../../server/enquiries/inbox/reply.ts";
import { renderMarkdown } from "../../../server/markdown/markdown.ts";
import type { Answer, Conflict } from "../editor/autosave.ts";
import type { Reply } from "../editor/reply.ts";
import type { ActArgs, Acts } from "../rendering/desk-route.ts";
import { conversationIn } from "./find-conversation.ts";
import { conversationAddress } from "./list-address.ts";
import { itemsOf, joined, replyView } from "./reply-view.ts";
import { answeringWords, listed } from "./words.ts";

const tooLong = "This is longer than a reply can be: 50,000 characters.";

type Typed = { conversation: Conversation; reference: string; text: string; files: string; base: number };

async function typedIn(args: ActArgs): Promise<Typed> {
  const { form, site } = args;
  const conversation = await conversationIn(args);
  // Without script the boxes say what is attached: see app/desk/editor/reply-files.tsx.
  const files = form.has("boxes") ? form.getAll("file").join(",") : String(form.get("files") ?? "");
  return {
    ...{ conversation, reference: conversation.message.id },
    text: String(form.get("text") ?? "").replace(/\r\n?/g, "\n"),
    files: joined((await itemsOf(site.media, files)).map(({ id }) => id)),
    base: Number(form.get("base")) || 0,
  };
}

function store({ desk, session }: ActArgs, { reference, text, files, base }: Typed): Promise<DraftSaved> {
  return desk.inbox.drafts.save({ reference, person: session.person.id }, { text, files, base });
}

const conflictsOf = ({ places, text, theirs }: Extract<DraftSaved, { outcome: "conflict" }>): Conflict[] => [
  { field: "text", mine: text, theirs: theirs.text, places },
];

/** The page with what was typed, and what is to be said of it. */
async function shown(args: ActArgs, typed: Typed, status: number, changes: Partial<Reply>) {
  const values = { text: typed.text, files: typed.files };
  return data({ reply: await replyView(args, typed.conversation, { values, ...changes }) }, { status });
}

/** Stores what was typed, and then does what was asked for. */
async function afterStoring(args: ActArgs, typed: Typed, act: () => unknown) {
  const saved = await store(args, typed);
  if (saved.outcome === "too long") return shown(args, typed, 422, { problem: tooLong });
  if (saved.outcome === "conflict") return shown(args, typed, 409, { conflicts: conflictsOf(saved) });
  return act();
}

async function reply(args: ActArgs) {
  const { desk, site, session, form } = args;
  const typed = await typedIn(args);
  const { reference, text, files } = typed;
  const replied = await desk.inbox.reply(reference, session.person, {
    ...{ text, files: await itemsOf(site.media, files) },
    ...{ formId: String(form.get("form_id") ?? ""), seen: String(form.get("seen") ?? "") },
  });
  const address = conversationAddress(reference);
  if (replied.outcome === "sent") return redirect(`${address}?done=sent#told`);
  if (replied.outcome === "sent before") return redirect(`${address}?done=sent-before#told`);
  if (replied.outcome === "nothing written")
    return shown(args, typed, 422, { problem: "“Reply” is empty: there is nothing to send." });
  if (replied.outcome === "too long") return shown(args, typed, 422, { problem: tooLong });
  if (!("meanwhile" in replied)) throw data(null, { status: 404 });
  const problem = `${meanwhileWords(replied.meanwhile)}: look first. To send yours anyway, press “Reply” again.`;
  return afterStoring(args, typed, () => shown(args, typed, 409, { problem }));
}

/** "Selam has answered meanwhile". */
function meanwhileWords(meanwhile: Meanwhile): string {
  const answered = meanwhile.filter(({ kind }) => kind === "out").map(({ author }) => author);
  if (answered.length === 0) return "The visitor has written again meanwhile";
  const names = [...new Set(answered)];
  return `${listed(names)} ${names.length > 1 ? "have" : "has"} answered meanwhile`;
}

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

/** For the editor, which saves while somebody types. */
async function autosave(args: ActArgs): Promise<Response> {
  const typed = await typedIn(args);
  const { reference, conversation, files } = typed;
  const saved = await store(args, typed);
  if (saved.outcome === "too long")
    return Response.json({ outcome: "refused", sentence: tooLong } satisfies Answer);
  if (!("draft" in saved || "theirs" in saved)) throw data(null, { status: 404 });
  const told = await toldOf(args, conversation);
  const stored = saved.outcome === "saved" ? saved.draft : saved.theirs;
  const at = { revision: stored.revision, slug: reference, at: stored.changed_at };
  const values = { text: stored.text, files: stored.files };
  const answer: Answer =
    saved.outcome === "saved"
      ? { outcome: "saved", ...at, values }
      : {
          ...{ outcome: "conflict", ...at, values: { text: saved.text, files }, theirs: values },
          conflicts: conflictsOf(saved),
        };
  return Response.json({ ...answer, told });
}

/** What colleagues do, or have done since the page was opened. */
async function toldOf({ desk, session, form }: ActArgs, { message, posts }: Conversation): Promise<string> {
  const written = posts.filter(({ kind }) => kind === "in" || kind === "out");
  const since = written.slice(written.findIndex(({ id }) => id === form.get("seen")) + 1);
  if (since.length > 0) return meanwhileWords(since);
  return answeringWords(
    await desk.inbox.drafts.answering({ reference: message.id, person: session.person.id }),
  );
}

/** For the editor: the mail as it will read. */
async function look(args: ActArgs): Promise<Response> {
  const { text } = await typedIn(args);
  return Response.json({ html: renderMarkdown(text) });
}

export const replyActs: Acts = {
  reply: { role: "publisher", run: reply },
  save: { role: "publisher", run: goTo("#field-text") },
  preview: { role: "publisher", run: goTo("?preview=on#preview") },
  insert: { role: "publisher", run: insert },
  autosave: { role: "publisher", run: autosave },
  look: { role: "publisher", run: look },
};
