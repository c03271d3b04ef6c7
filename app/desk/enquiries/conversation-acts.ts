import { data, redirect } from "react-router";
import { maxNoteCharacters } from "../../../server/inbox/conversations/conversation-actions.ts";
import type { ActArgs, Acts } from "../rendering/desk-route.ts";
import { assigneeIn } from "./assign-field.tsx";
import { conversationAddress, inboxPath } from "./inbox-address.ts";
import { conversationIn } from "./read-conversation.ts";
import { replyActs } from "./reply-acts.ts";

type Change = (args: ActArgs, reference: string) => Promise<boolean>;

/** Runs the act and shows a notice. */
const change = (done: string, act: Change) => async (args: ActArgs) => {
  const { id } = (await conversationIn(args)).message;
  if (!(await act(args, id))) throw data(null, { status: 404 });
  return redirect(`${conversationAddress(id)}?done=${done}#notice`);
};

async function addNote(args: ActArgs) {
  const { id } = (await conversationIn(args)).message;
  const { problems } = args.words.enquiries;
  const text = String(args.form.get("note") ?? "")
    .replace(/\r\n?/g, "\n")
    .trim();
  if (!text) return data({ note: { text, problem: problems.noNote } }, { status: 422 });
  if (text.length > maxNoteCharacters)
    return data({ note: { text, problem: problems.longNote } }, { status: 422 });
  const formId = String(args.form.get("form_id") ?? "");
  if (!(await args.desk.inbox.addNote(args.session.person, id, text, formId)))
    throw data(null, { status: 404 });
  return redirect(`${conversationAddress(id)}?done=note#notice`);
}

async function erase(args: ActArgs) {
  const { id } = (await conversationIn(args)).message;
  await args.site.dataRequests.eraseOne(args.session.person, id);
  return redirect(`${inboxPath}?done=erased`);
}

export const conversationActs: Acts = {
  ...replyActs,
  note: { role: "writer", run: addNote },
  assign: {
    role: "publisher",
    run: change("assigned", async (args, id) =>
      args.desk.inbox.assign(args.session.person, id, await assigneeIn(args)),
    ),
  },
  close: {
    role: "publisher",
    run: change("closed", ({ desk, session }, id) => desk.inbox.close(session.person, id)),
  },
  reopen: {
    role: "publisher",
    run: change("reopened", ({ desk, session }, id) => desk.inbox.reopen(session.person, id)),
  },
  spam: {
    role: "publisher",
    run: change("spam", ({ desk, session }, id) => desk.inbox.markSpam(session.person, id)),
  },
  "not spam": {
    role: "publisher",
    run: change("not-spam", ({ desk, session }, id) => desk.inbox.markNotSpam(session.person, id)),
  },
  erase: {
    role: "administrator",
    run: async (args) =>
      redirect(`${conversationAddress((await conversationIn(args)).message.id)}?ask=erase#ask`),
  },
  "erase now": { role: "administrator", recentSignIn: true, run: erase },
};
