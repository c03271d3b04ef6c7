/** Acts on the selected messages of a list. */
import { readReference } from "../../../server/inbox/reference.ts";
import { errorNotice, type NoticeContent } from "../rendering/act-notice.tsx";
import type { ActArgs, Acts } from "../rendering/desk-route.ts";
import { assigneeIn } from "./assign-field.tsx";

/** More than one page of a list has. */
const maxSelected = 100;

type MessageAct = (args: ActArgs, reference: string) => Promise<boolean>;

function withEach(done: string, act: MessageAct) {
  return async (args: ActArgs) => {
    const posted = args.form.getAll("id").map((id) => readReference(String(id)) ?? "");
    const selected = [...new Set(posted)].filter(Boolean).slice(0, maxSelected);
    let count = 0;
    for (const reference of selected) if (await act(args, reference)) count++;
    if (count === 0) return errorNotice(["Nothing selected: tick the messages first."]);
    return {
      tone: "success",
      sentences: [`${count === 1 ? "1 message" : `${count} messages`} ${done}.`],
    } satisfies NoticeContent;
  };
}

async function assign(args: ActArgs) {
  const to = await assigneeIn(args);
  return withEach(to ? `assigned to ${to.name}` : "unassigned", ({ desk, session }, reference) =>
    desk.inbox.assign(session.person, reference, to),
  )(args);
}

export const inboxActs: Acts = {
  close: {
    role: "publisher",
    run: withEach("closed", ({ desk, session }, reference) => desk.inbox.close(session.person, reference)),
  },
  spam: {
    role: "publisher",
    run: withEach("marked as spam", ({ desk, session }, reference) =>
      desk.inbox.markSpam(session.person, reference),
    ),
  },
  assign: { role: "publisher", run: assign },
};
