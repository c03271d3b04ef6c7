import { data } from "react-router";
import { kindsAtDesk } from "../../../content/kinds.ts";
import type { Edition } from "../../../server/publishing/edition.ts";
import { namedOf, titleOf } from "../editions/edition-address.ts";
import type { Told } from "../rendering/act-notice.tsx";
import type { ActArgs } from "../rendering/desk-route.ts";

/** As many as a page of a list has, and some. */
const most = 100;

/** What will go is shown once, before it goes. */
export async function askToWithdraw(args: ActArgs) {
  const toWithdraw = await chosen(args);
  if (toWithdraw.length === 0) return data(nothingChosen, { status: 422 });
  return { toWithdraw: toWithdraw.map((edition) => ({ id: edition.id, ...namedOf(edition) })) };
}

export async function withdrawSeveral(args: ActArgs) {
  const { desk, session } = args;
  const editions = await chosen(args);
  if (editions.length === 0) return data(nothingChosen, { status: 422 });
  const sentences: string[] = [];
  for (const edition of editions) {
    const done = await desk.editions.withdraw(session.person, edition.id);
    const problem = done.outcome === "refused" ? done.problems[0]?.sentence : undefined;
    sentences.push(problem ? `${titleOf(edition)}: ${problem}` : `Withdrawn: ${titleOf(edition)}`);
  }
  return { tone: "success", sentences } satisfies Told;
}

const nothingChosen: Told = {
  tone: "error",
  sentences: ["Nothing was chosen that is public: tick what is to be withdrawn."],
};

/** Of this list, and public: whatever else was posted is left alone. */
async function chosen(args: ActArgs): Promise<Edition[]> {
  const kinds = kindsAtDesk(`/${args.params.kind}`);
  const ids = new Set(args.form.getAll("id").map(String).slice(0, most));
  const editions = await Promise.all([...ids].map((id) => args.desk.editions.read(id)));
  return editions.filter(
    (edition) => edition && kinds.includes(edition.kind) && edition.publicRevision !== null,
  ) as Edition[];
}
