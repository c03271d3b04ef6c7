import { kindsAtDesk } from "../../../content/kinds.ts";
import type { Edition } from "../../../server/publishing/edition.ts";
import { problemSentences, reasonSentence } from "../../../server/publishing/problem-sentences.ts";
import { addressAndTitle, titleOf } from "../editions/edition-address.ts";
import { errorNotice, type NoticeContent } from "../rendering/act-notice.tsx";
import type { ActArgs, Acts } from "../rendering/desk-route.ts";

/** More than one page of a list has. */
const maxSelected = 100;

export const recordListActs: Acts = {
  "ask to withdraw": { role: "publisher", run: askToWithdraw },
  withdraw: { role: "publisher", run: withdrawSelected },
  "bring back": { role: "writer", run: bringBack },
};

async function askToWithdraw(args: ActArgs) {
  const editions = await selectedEditions(args);
  if (editions.length === 0) return nothingSelected(args);
  return { toWithdraw: editions.map((edition) => ({ id: edition.id, ...addressAndTitle(edition) })) };
}

async function withdrawSelected(args: ActArgs) {
  const { desk, session, words } = args;
  const editions = await selectedEditions(args);
  if (editions.length === 0) return nothingSelected(args);
  const sentences: string[] = [];
  for (const edition of editions) {
    const done = await desk.editions.withdraw(session.person, edition.id);
    const problem =
      done.outcome === "refused" ? problemSentences(done.problems, edition, args)[0]?.sentence : undefined;
    const title = titleOf(words, edition);
    const { notWithdrawn, withdrawn } = words.records;
    sentences.push(problem ? notWithdrawn({ title, problem }) : withdrawn({ title }));
  }
  return { tone: "success", sentences } satisfies NoticeContent;
}

const nothingSelected = ({ words }: ActArgs) => errorNotice([words.records.nothingSelected]);

/** Ignores posted records that are not public or not in this list. */
async function selectedEditions(args: ActArgs): Promise<Edition[]> {
  const kinds = kindsAtDesk(`/${args.params.kind}`);
  const ids = new Set(args.form.getAll("id").map(String).slice(0, maxSelected));
  const editions = await Promise.all([...ids].map((id) => args.desk.editions.read(id)));
  return editions.filter(
    (edition) => edition && kinds.includes(edition.kind) && edition.publicRevision !== null,
  ) as Edition[];
}

async function bringBack({ desk, session, form, words, language }: ActArgs) {
  const done = await desk.editions.bringBack(session.person, String(form.get("deleted")));
  if (done.outcome === "refused")
    return errorNotice(done.problems.map((problem) => reasonSentence(problem, { language, words })));
  const title = titleOf(words, done.edition);
  const sentences = [words.records.isBack({ title })];
  return { tone: "success", sentences } satisfies NoticeContent;
}
