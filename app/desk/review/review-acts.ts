/** Acts of the review page: comments, the decision, links for people without an account, and native readings. */
import { data, redirect } from "react-router";
import { isLanguage, localPath } from "../../../languages.ts";
import type { Edition } from "../../../server/publishing/edition.ts";
import type { Outcome } from "../../../server/publishing/outcome.ts";
import { type Problem, problemSentences } from "../../../server/publishing/problem-sentences.ts";
import { hasSentence } from "../../../server/publishing/review/sentences.ts";
import { deskOrigin } from "../../../server/staff/desk-origin.ts";
import type { DeskWords } from "../../words/translation.ts";
import { editionAddress } from "../editions/edition-address.ts";
import { writableEditionIn } from "../editions/find-edition.ts";
import type { ActArgs, Acts } from "../rendering/desk-route.ts";
import { readSentences } from "./read-sentences.ts";

/** What the page shows again after a refused act. */
export type ReviewAnswer = {
  /** By the name of the field; "" for the whole page. */
  problems: Record<string, string>;
  typed: Record<string, string>;
  /** The new link, which is shown once. */
  link?: string;
};

/** The notices that an act leads to: "?done=approved". */
export const doneNotices = (words: DeskWords["review"]) => ({
  approved: words.decide.approved,
  sentBack: words.decide.sentBack,
  comment: words.comments.added,
  answer: words.comments.answered,
  resolved: words.comments.isResolved,
  revoked: words.links.revoked,
  recorded: words.reading.recorded,
  removed: words.reading.removed,
});
type Done = keyof ReturnType<typeof doneNotices>;

type Args = ActArgs & { edition: Edition; actor: ActArgs["session"]["person"] };

const text = (form: FormData, name: string) => String(form.get(name) ?? "").replace(/\r\n?/g, "\n");

const act = (run: (args: Args) => Promise<unknown>) => async (args: ActArgs) =>
  run({ ...args, edition: await writableEditionIn(args), actor: args.session.person });

function answered(args: Args, done: Done, outcome: Outcome | { outcome: "stale" }, anchor = "") {
  const { edition, words } = args;
  if (outcome.outcome === "done")
    return redirect(`${editionAddress(edition, "review")}?done=${done}${anchor && `#${anchor}`}`);
  if (outcome.outcome === "stale") return shown(args, { "": words.review.decide.changed }, 409);
  return refusal(args, outcome.problems, outcome.needsPublisher ? 403 : 422);
}

function refusal(args: Args, problems: readonly Problem[], status = 422) {
  const sentences = problemSentences(problems, args.edition, args);
  return shown(args, Object.fromEntries(sentences.map(({ field, sentence }) => [field, sentence])), status);
}

function shown({ form }: Args, problems: Record<string, string>, status: number, link?: string) {
  const typed = [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  const answer: ReviewAnswer = { problems, typed: Object.fromEntries(typed), ...(link && { link }) };
  return data(answer, { status });
}

const comment = act(async (args) => {
  const { desk, form, edition, actor } = args;
  const chosen = text(form, "sentence");
  const [field = "", quote = ""] = [chosen.split("\n", 1)[0], chosen.slice(chosen.indexOf("\n") + 1)];
  if (!chosen) return refusal(args, [{ field: "comment", name: "sentenceMissing" }]);
  const sentences = await readSentences(args, edition);
  if (!sentences || !hasSentence(sentences.fields, field, quote))
    return refusal(args, [{ field: "comment", name: "sentenceGone" }]);
  const written = { field, quote, text: text(form, "comment").trim() };
  return answered(args, "comment", await desk.review.comment(actor, edition.id, written), "comments");
});

const makeLink = act(async (args) => {
  const { site, desk, form, url, edition, actor } = args;
  const made = await desk.review.makeApprovalLink(actor, edition.id, {
    ...{ hash: text(form, "hash"), person: text(form, "person") },
  });
  if ("outcome" in made) return answered(args, "approved", made);
  const path = `/approve/${made.token}`;
  const address = isLanguage(edition.language) ? localPath(edition.language, path) : path;
  return shown(args, {}, 200, deskOrigin(site.settings.siteUrl, url) + address);
});

export const reviewActs: Acts = {
  approve: {
    role: "publisher",
    run: act(async (args) => {
      const { desk, form, edition, actor } = args;
      return answered(args, "approved", await desk.review.approve(actor, edition.id, text(form, "hash")));
    }),
  },
  "send back": {
    role: "publisher",
    run: act(async (args) => {
      const { desk, form, edition, actor } = args;
      const [hash, note] = [text(form, "hash"), text(form, "note").trim()];
      return answered(args, "sentBack", await desk.review.sendBack(actor, edition.id, hash, note));
    }),
  },
  comment: { role: "translator", run: comment },
  "answer comment": {
    role: "translator",
    run: act(async (args) => {
      const { desk, form, edition, actor } = args;
      const [id, written] = [text(form, "id"), text(form, "comment").trim()];
      const outcome = await desk.review.answerComment(actor, edition.id, id, written);
      return answered(args, "answer", outcome, `comment-${id}`);
    }),
  },
  "resolve comment": {
    role: "translator",
    run: act(async (args) => {
      const { desk, form, edition, actor } = args;
      const outcome = await desk.review.resolveComment(actor, edition.id, text(form, "id"));
      return answered(args, "resolved", outcome, "comments");
    }),
  },
  "make approval link": { role: "publisher", run: makeLink },
  "revoke approval link": {
    role: "publisher",
    run: act(async (args) => {
      const { desk, form, edition, actor, words } = args;
      const isRevoked = await desk.review.revokeApprovalLink(actor, edition.id, text(form, "id"));
      if (!isRevoked) return shown(args, { "": words.review.links.isGone }, 422);
      return answered(args, "revoked", { outcome: "done", edition }, "links");
    }),
  },
  "record reading": {
    role: "publisher",
    run: act(async (args) => {
      const { desk, form, edition, actor } = args;
      const outcome = await desk.review.recordReading(actor, edition.id, {
        ...{ hash: text(form, "hash"), reader: text(form, "reader"), on: text(form, "read_on") },
      });
      return answered(args, "recorded", outcome, "reading");
    }),
  },
  "remove reading": {
    role: "publisher",
    run: act(async (args) => {
      const { desk, edition, actor } = args;
      return answered(args, "removed", await desk.review.removeReading(actor, edition.id), "reading");
    }),
  },
};
