/** Acts on the selected messages of a list. */
import { readReference } from "../../../server/inbox/reference.ts";
import type { DeskWords } from "../../words/translation.ts";
import { errorNotice, type NoticeContent } from "../rendering/act-notice.tsx";
import type { ActArgs, Acts } from "../rendering/desk-route.ts";
import { assigneeIn } from "./assign-field.tsx";
import { type LabelProblem, labelProblem } from "./labels-form.tsx";

/** More than one page of a list has. */
const maxSelected = 100;

export type DeleteQuestion = { toDelete: string[] };
type Done = (words: DeskWords["enquiries"]["doneWithSelected"], count: number) => string;
type MessageAct = (args: ActArgs, reference: string) => Promise<boolean>;

/** A question posts all ids in one field. */
function selectedIn({ form }: ActArgs): string[] {
  const posted = form.getAll("id").flatMap((ids) => String(ids).split(","));
  const selected = posted.map((id) => readReference(id) ?? "").filter(Boolean);
  return [...new Set(selected)].slice(0, maxSelected);
}

const success = (sentence: string) => ({ tone: "success", sentences: [sentence] }) satisfies NoticeContent;

function withEach(done: Done, act: MessageAct) {
  return async (args: ActArgs) => {
    let count = 0;
    for (const reference of selectedIn(args)) if (await act(args, reference)) count++;
    const { problems, doneWithSelected } = args.words.enquiries;
    return count === 0 ? errorNotice([problems.nothingSelected]) : success(done(doneWithSelected, count));
  };
}

async function label(args: ActArgs) {
  const { desk, form, session, words } = args;
  const typed = String(form.get("label") ?? "");
  const selected = selectedIn(args);
  const refused = new Set<LabelProblem>();
  let count = 0;
  for (const reference of selected) {
    const outcome = await desk.inbox.labels.add(session.person, reference, typed);
    if (outcome === "done") count++;
    else if (outcome !== "not there") refused.add(outcome);
  }
  const { problems, doneWithSelected } = words.enquiries;
  const sentences = [...refused].map((problem) => labelProblem(words.enquiries, problem));
  if (count === 0) return errorNotice(sentences.length > 0 ? sentences : [problems.nothingSelected]);
  return { tone: "success", sentences: [doneWithSelected.labelled({ count }), ...sentences] };
}

/** Asks once. The page shows the question in place of the list. */
async function askDelete(args: ActArgs) {
  const { problems } = args.words.enquiries;
  const selected = selectedIn(args);
  const toDelete = await args.site.dataRequests.deletable(selected);
  if (toDelete.length > 0) return { toDelete } satisfies DeleteQuestion;
  return errorNotice([selected.length > 0 ? problems.nothingToDelete : problems.nothingSelected]);
}

async function deleteNow(args: ActArgs) {
  const { site, session, words } = args;
  const count = await site.dataRequests.eraseDeletable(session.person, selectedIn(args));
  const { problems, doneWithSelected } = words.enquiries;
  return count === 0 ? errorNotice([problems.nothingToDelete]) : success(doneWithSelected.deleted({ count }));
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
  "not spam": {
    role: "publisher",
    run: withEach(
      ({ notSpam }, count) => notSpam({ count }),
      ({ desk, session }, reference) => desk.inbox.markNotSpam(session.person, reference),
    ),
  },
  assign: { role: "publisher", run: assign },
  label: { role: "publisher", run: label },
  delete: { role: "administrator", run: askDelete },
  "delete now": { role: "administrator", recentSignIn: true, run: deleteNow },
};
