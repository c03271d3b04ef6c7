import { kindsAtDesk } from "../../../content/kinds.ts";
import type { Edition } from "../../../server/publishing/edition.ts";
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
  if (editions.length === 0) return nothingSelected();
  return { toWithdraw: editions.map((edition) => ({ id: edition.id, ...addressAndTitle(edition) })) };
}

async function withdrawSelected(args: ActArgs) {
  const { desk, session } = args;
  const editions = await selectedEditions(args);
  if (editions.length === 0) return nothingSelected();
  const sentences: string[] = [];
  for (const edition of editions) {
    const done = await desk.editions.withdraw(session.person, edition.id);
    const problem = done.outcome === "refused" ? done.problems[0]?.sentence : undefined;
    sentences.push(problem ? `${titleOf(edition)}: ${problem}` : `Withdrawn: ${titleOf(edition)}`);
  }
  return { tone: "success", sentences } satisfies NoticeContent;
}

const nothingSelected = () => errorNotice(["Nothing selected: tick the published records to withdraw."]);

/** Ignores posted records that are not public or not in this list. */
async function selectedEditions(args: ActArgs): Promise<Edition[]> {
  const kinds = kindsAtDesk(`/${args.params.kind}`);
  const ids = new Set(args.form.getAll("id").map(String).slice(0, maxSelected));
  const editions = await Promise.all([...ids].map((id) => args.desk.editions.read(id)));
  return editions.filter(
    (edition) => edition && kinds.includes(edition.kind) && edition.publicRevision !== null,
  ) as Edition[];
}

async function bringBack({ desk, session, form }: ActArgs) {
  const done = await desk.editions.bringBack(session.person, String(form.get("deleted")));
  if (done.outcome === "refused") return errorNotice(done.problems.map(({ sentence }) => sentence));
  const sentences = [`${titleOf(done.edition)} is back. Visitors will not see it until it is published.`];
  return { tone: "success", sentences } satisfies NoticeContent;
}
