import { data, redirect } from "react-router";
import { maxNoteCharacters } from "../../../server/inbox/conversations/conversation-actions.ts";
import { readReference } from "../../../server/inbox/reference.ts";
import type { ActArgs, Acts } from "../rendering/desk-route.ts";
import { assigneeIn } from "./assign-field.tsx";
import { conversationAddress, inboxPath } from "./inbox-address.ts";
import { labelProblem } from "./labels-form.tsx";
import { conversationIn } from "./read-conversation.ts";
import { replyActs } from "./reply-acts.ts";
import { snoozeTimeIn } from "./snooze-times.ts";

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

async function snooze(args: ActArgs) {
  const { desk, form, session, timeZone } = args;
  const { id } = (await conversationIn(args)).message;
  const until = snoozeTimeIn(form, new Date(), timeZone);
  const outcome = until ? await desk.inbox.snooze(session.person, id, until) : "not a time";
  if (outcome === "not there") throw data(null, { status: 404 });
  if (outcome === "done") return redirect(`${conversationAddress(id)}?done=snoozed#notice`);
  return data({ snooze: { outcome, at: String(form.get("at") ?? "") } }, { status: 422 });
}

async function addLabel(args: ActArgs) {
  const { desk, form, session, words } = args;
  const { id } = (await conversationIn(args)).message;
  const typed = String(form.get("label") ?? "");
  const outcome = await desk.inbox.labels.add(session.person, id, typed);
  if (outcome === "not there") throw data(null, { status: 404 });
  if (outcome === "done") return redirect(`${conversationAddress(id)}?done=labelled#notice`);
  const sentence = labelProblem(words.enquiries, outcome);
  return data({ label: { typed, sentence } }, { status: 422 });
}

async function merge(args: ActArgs) {
  const { desk, form, session, words } = args;
  const { id } = (await conversationIn(args)).message;
  const other = readReference(String(form.get("with") ?? "")) ?? "";
  const merged = await desk.inbox.merge(session.person, id, other);
  if (merged.outcome === "merged")
    return redirect(`${conversationAddress(merged.reference)}?done=merged#notice`);
  return data({ problem: words.enquiries.merge.problem }, { status: 422 });
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
    run: change("not-spam", async ({ desk, session }, id) => {
      // A form that is posted twice finds it done.
      await desk.inbox.markNotSpam(session.person, id);
      return true;
    }),
  },
  snooze: { role: "publisher", run: snooze },
  "end snooze": {
    role: "publisher",
    run: change("awake", async ({ desk, session }, id) => {
      // It may have ended in the meantime, which is what was asked for.
      await desk.inbox.wakeUp(session.person, id);
      return true;
    }),
  },
  label: { role: "publisher", run: addLabel },
  "remove label": {
    role: "publisher",
    run: change("unlabelled", async ({ desk, form, session }, id) => {
      await desk.inbox.labels.remove(session.person, id, String(form.get("label") ?? ""));
      return true;
    }),
  },
  merge: { role: "publisher", run: merge },
  erase: {
    role: "administrator",
    run: async (args) =>
      redirect(`${conversationAddress((await conversationIn(args)).message.id)}?ask=erase#ask`),
  },
  "erase now": { role: "administrator", recentSignIn: true, run: erase },
};
