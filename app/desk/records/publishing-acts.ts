/** Acts of the writing page that change what visitors see. */
import { redirect } from "react-router";
import { instantOf } from "../../../server/database/zoned-time.ts";
import type { Edition } from "../../../server/publishing/edition.ts";
import { type Outcome, refused } from "../../../server/publishing/outcome.ts";
import { problemSentences } from "../../../server/publishing/problem-sentences.ts";
import { textProblems } from "../../../server/publishing/publishing-problems.ts";
import { linkProblems, publishDoubts } from "../checks/publish-checks.ts";
import { editionAddress } from "../editions/edition-address.ts";
import type { ActArgs, Acts } from "../rendering/desk-route.ts";
import { formValues } from "./form-values.ts";
import { type PostedWriting, shownOriginalRevision } from "./posted-writing.ts";
import { afterStoring, showAgain } from "./store-writing.ts";

/** The writing page with a notice; it also says if this change turned a sample into an own record. */
export function writingAddress(
  { existing }: PostedWriting,
  edition: Edition,
  query: Record<string, string> = {},
): string {
  const wasSample = existing?.isSample && !edition.isSample;
  const search = new URLSearchParams({ ...query, ...(wasSample && { sample: "was" }) }).toString();
  return editionAddress(edition) + (search && `?${search}`);
}

type PublicAct = (args: ActArgs, posted: PostedWriting, edition: Edition) => Promise<Outcome>;
/** Returns a page to show instead of running the act. */
type Check = (args: ActArgs, posted: PostedWriting, edition: Edition) => Promise<unknown>;

/** Never publishes a text that the publisher has not seen: after a merge, the page is shown again first. */
function publicAct(done: string, act: PublicAct, check?: Check) {
  return (args: ActArgs) =>
    afterStoring(args, false, async ({ posted, edition, merged }) => {
      const instead = merged ? undefined : await check?.(args, posted, edition);
      if (instead) return instead;
      const outcome = merged ? { outcome: "stale" as const, edition } : await act(args, posted, edition);
      if (outcome.outcome === "done") return redirect(writingAddress(posted, outcome.edition, { done }));
      if (outcome.outcome === "refused" && outcome.needsApproval) {
        const note = String(args.form.get("review_note") ?? "").trim();
        const asked = await args.desk.review.request(posted.actor, posted.id, note);
        if (asked.outcome === "done")
          return redirect(writingAddress(posted, edition, { done: "needsReview" }));
        if (asked.outcome === "refused")
          return showAgain(args, posted, edition, 422, {
            problems: problemSentences(asked.problems, edition, args),
          });
      }
      if (outcome.outcome === "refused") {
        const problems = [
          ...problemSentences(outcome.problems, edition, args),
          ...(check ? linkProblems(args, edition) : []),
        ];
        return showAgain(args, posted, edition, 422, { problems });
      }
      const values = formValues(posted.kind, outcome.edition.fields);
      const problems = [{ field: "", sentence: args.words.records.changedMeanwhile }];
      return showAgain(args, posted, outcome.edition, 409, { values, problems });
    });
}

/** Any person who may write a text may say that it is ready. */
export const askForReview = (args: ActArgs) =>
  afterStoring(args, true, async ({ posted, edition }) => {
    const note = String(args.form.get("review_note") ?? "").trim();
    const asked = await args.desk.review.request(posted.actor, posted.id, note);
    if (asked.outcome === "refused")
      return showAgain(args, posted, edition, 422, {
        problems: problemSentences(asked.problems, edition, args),
      });
    return redirect(writingAddress(posted, edition, { done: "review" }));
  });

/** Broken links stop a publication; a doubt is asked about once. */
const checkText =
  (ask: "publish" | "schedule"): Check =>
  async (args, posted, edition) => {
    // Publishing reports missing fields first.
    if (textProblems(edition).length > 0) return undefined;
    const problems = linkProblems(args, edition);
    if (problems.length > 0) return showAgain(args, posted, edition, 422, { problems });
    const isTimeMissing = ask === "schedule" && !args.form.get("publish_at");
    const doubts = args.form.has("anyway") || isTimeMissing ? [] : await publishDoubts(args, edition);
    return doubts.length > 0 ? showAgain(args, posted, edition, 409, { ask, doubts }) : undefined;
  };

/** A published translation counts as up to date with the original on the page, unless the publisher says otherwise. */
const agreesWith = (form: FormData) => (form.has("stays_stale") ? 0 : shownOriginalRevision(form));

const schedule: PublicAct = async ({ desk, form, timeZone }, { actor, id }, { revision }) => {
  const local = new Date(`${form.get("publish_at")}Z`);
  if (Number.isNaN(local.getTime())) return refused("noPublishTime", "due_at");
  return desk.editions.schedule(actor, id, {
    base: revision,
    dueAt: instantOf(local, timeZone).toISOString(),
    agrees: agreesWith(form),
  });
};

export const publishingActs: Acts = {
  publish: {
    role: "publisher",
    run: publicAct(
      "published",
      ({ desk, form }, { actor, id }, { revision }) =>
        desk.editions.publish(actor, id, { base: revision, agrees: agreesWith(form) }),
      checkText("publish"),
    ),
  },
  schedule: { role: "publisher", run: publicAct("scheduled", schedule, checkText("schedule")) },
  unschedule: {
    role: "publisher",
    run: publicAct("unscheduled", ({ desk }, { actor, id }) => desk.editions.unschedule(actor, id)),
  },
  backdate: {
    role: "publisher",
    run: publicAct("backdated", ({ desk, form }, { actor, id }) =>
      desk.editions.backdate(actor, id, String(form.get("published_on") ?? "")),
    ),
  },
  feature: {
    role: "publisher",
    run: publicAct("featured", ({ desk }, { actor, id }) => desk.editions.feature(actor, id)),
  },
  unfeature: {
    role: "publisher",
    run: publicAct("unfeatured", ({ desk }, { actor, id }) => desk.editions.unfeature(actor, id)),
  },
  "withdraw now": {
    role: "publisher",
    run: publicAct("withdrawn", ({ desk }, { actor, id }) => desk.editions.withdraw(actor, id)),
  },
};
