/** Every act of the writing page. Each one stores the posted text first. */
import { data, redirect } from "react-router";
import { deskPath } from "../../../content/kinds.ts";
import type { Edition } from "../../../server/publishing/edition.ts";
import { problemSentences } from "../../../server/publishing/problem-sentences.ts";
import { editionAddress } from "../editions/edition-address.ts";
import { kindIn } from "../editions/find-edition.ts";
import type { ActArgs, Acts } from "../rendering/desk-route.ts";
import { startTranslationActs } from "../translations/start-translation.tsx";
import { autosaveActs } from "./autosave-writing.ts";
import { changedOrder } from "./change-entries.ts";
import { readWriting, shownOriginalRevision } from "./posted-writing.ts";
import { askForReview, publishingActs, writingAddress } from "./publishing-acts.ts";
import { afterStoring, showAgain } from "./store-writing.ts";

const storeAndGoTo = (where: (edition: Edition) => string) => (args: ActArgs) =>
  afterStoring(args, false, ({ edition }) => redirect(where(edition)));

export const writingActs: Acts = {
  save: {
    role: "translator",
    run: (args) =>
      afterStoring(args, true, ({ posted, edition }) => redirect(writingAddress(posted, edition))),
  },
  preview: { role: "translator", run: storeAndGoTo((edition) => editionAddress(edition, "preview")) },
  history: { role: "translator", run: storeAndGoTo((edition) => editionAddress(edition, "history")) },
  "change entries": { role: "translator", run: changeEntries },
  "ask for review": { role: "translator", run: askForReview },
  ...autosaveActs,
  ...publishingActs,
  withdraw: {
    role: "publisher",
    run: storeAndGoTo((edition) => `${editionAddress(edition)}?ask=withdraw#ask`),
  },
  delete: { role: "writer", run: storeAndGoTo((edition) => `${editionAddress(edition)}?ask=delete#ask`) },
  duplicate: { role: "writer", run: duplicate },
  repeat: { role: "writer", run: repeat },
  "delete now": { role: "writer", run: remove },
  "bring back": { role: "writer", run: bringBack },
  ...startTranslationActs,
  /** Storing sets the language, whatever the act: this button does nothing else. */
  "set language": { role: "writer", run: storeAndGoTo((edition) => editionAddress(edition)) },
  agree: { role: "translator", run: markUpToDate },
};

/** Adds, moves or removes an entry of a list without script. */
function changeEntries(args: ActArgs) {
  const { order, anchor } = changedOrder(kindIn(args), args.url.searchParams, args.form);
  if (order) args.form.set(order.list, order.ids.join(" "));
  return afterStoring(args, false, ({ edition }) => redirect(`${editionAddress(edition)}#${anchor}`));
}

/** Marks a translation as up to date with the original that its page showed. */
function markUpToDate(args: ActArgs) {
  return afterStoring(args, false, async ({ posted, edition }) => {
    await args.desk.editions.markUpToDate(posted.actor, posted.id, shownOriginalRevision(args.form));
    return redirect(`${editionAddress(edition)}?done=agreed`);
  });
}

function duplicate(args: ActArgs) {
  return afterStoring(args, false, async ({ posted, edition }) => {
    const { copyOf } = args.words.records;
    const copied = await args.desk.editions.duplicate(posted.actor, posted.id, (title) => copyOf({ title }));
    if (copied.outcome === "refused")
      return showAgain(args, posted, edition, 422, {
        problems: problemSentences(copied.problems, posted, args),
      });
    return redirect(`${editionAddress(copied.edition)}?done=duplicated`);
  });
}

/** Creates the further dates of an event. */
function repeat(args: ActArgs) {
  return afterStoring(args, false, async ({ posted, edition }) => {
    const [every, times] = [String(args.form.get("every") ?? ""), Number(args.form.get("times"))];
    const done = await args.desk.editions.repeat(posted.actor, posted.id, every, times);
    if (done.outcome === "refused")
      return showAgain(args, posted, edition, 422, {
        problems: problemSentences(done.problems, posted, args),
      });
    return redirect(`${editionAddress(edition)}?done=repeated`);
  });
}

function remove(args: ActArgs) {
  return afterStoring(args, false, async ({ posted, edition }) => {
    const removed = await args.desk.editions.remove(posted.actor, posted.id);
    if (removed.outcome === "refused")
      return showAgain(args, posted, edition, removed.needsPublisher ? 403 : 422, {
        problems: problemSentences(removed.problems, posted, args),
      });
    return redirect(
      edition.translationOf === null ? `/desk${deskPath(posted.kind)}` : editionAddress(edition),
    );
  });
}

async function bringBack(args: ActArgs) {
  const { existing, actor } = await readWriting(args);
  if (!existing) throw data(null, { status: 404 });
  await args.desk.editions.bringBack(actor, existing.id);
  return redirect(editionAddress(existing));
}
