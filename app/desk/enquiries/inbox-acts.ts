/** Acts on the selected messages of a list. */
import { readReference } from "../../../server/inbox/reference.ts";
import type { DeskWords } from "../../words/translation.ts";
import { errorNotice, type NoticeContent } from "../rendering/act-notice.tsx";
import type { ActArgs, Acts } from "../rendering/desk-route.ts";
import { assigneeIn } from "./assign-field.tsx";

/** More than one page of a list has. */
const maxSelected = 100;

type Done = (words: DeskWords["enquiries"]["doneWithSelected"], count: number) => string;
type MessageAct = (args: ActArgs, reference: string) => Promise<boolean>;

function withEach(done: Done, act: MessageAct) {
  return async (args: ActArgs) => {
    const posted = args.form.getAll("id").map((id) => readReference(String(id)) ?? "");
    const selected = [...new Set(posted)].filter(Boolean).slice(0, maxSelected);
    let count = 0;
    for (const reference of selected) if (await act(args, reference)) count++;
    const { problems, doneWithSelected } = args.words.enquiries;
    if (count === 0) return errorNotice([problems.nothingSelected]);
    return { tone: "success", sentences: [done(doneWithSelected, count)] } satisfies NoticeContent;
  };
}

async function assign(args: ActArgs) {
  const to = await assigneeIn(args);
  return withEach(
    ({ assigned, unassigned }, count) => (to ? assigned({ count, name: to.name }) : unassigned({ count })),
    ({ desk, session }, reference) => desk.inbox.assign(session.person, reference, to),
  )(args);
}

export const inboxActs: Acts = {
  close: {
    role: "publisher",
    run: withEach(
      ({ closed }, count) => closed({ count }),
      ({ desk, session }, reference) => desk.inbox.close(session.person, reference),
    ),
  },
  spam: {
    role: "publisher",
    run: withEach(
      ({ spam }, count) => spam({ count }),
      ({ desk, session }, reference) => desk.inbox.markSpam(session.person, reference),
    ),
  },
  assign: { role: "publisher", run: assign },
};
