/** What the editor's script posts while an author types. */
import { type Edition, hasUnpublishedChanges } from "../../../server/publishing/edition.ts";
import { problemSentences } from "../../../server/publishing/problem-sentences.ts";
import type { Saved } from "../../../server/publishing/writing.ts";
import { reviewText } from "../checks/review-text.ts";
import type { Answer } from "../editor/autosave.ts";
import type { ActArgs, Acts } from "../rendering/desk-route.ts";
import { formValues } from "./form-values.ts";
import { type PostedWriting, readWriting } from "./posted-writing.ts";
import { conflictsOf, storeFields } from "./store-writing.ts";

async function autosave(args: ActArgs): Promise<Response> {
  const posted = await readWriting(args);
  const saved = await storeFields(args, posted, false);
  return Response.json(answerOf(args, posted, saved) satisfies Answer);
}

function answerOf(args: ActArgs, posted: PostedWriting, saved: Saved): Answer {
  const { kind } = posted;
  if (saved.outcome === "refused") {
    const sentences = problemSentences(saved.problems, posted, args).map(({ sentence }) => sentence);
    return { outcome: "refused", sentence: sentences.join(" ") };
  }
  const { revision, slug, fields, changedAt: at, isSample } = saved.edition;
  const stored = formValues(kind, fields);
  const shared = { revision, slug, at, changesWait: hasUnpublishedChanges(saved.edition), isSample };
  if (saved.outcome !== "conflict") return { outcome: saved.outcome, ...shared, values: stored };
  return {
    ...{ outcome: "conflict", ...shared, theirs: stored },
    values: formValues(kind, saved.fields),
    conflicts: conflictsOf(kind, saved),
  };
}

async function look(args: ActArgs): Promise<Response> {
  const { kind, id, existing, actor, fields } = await readWriting(args);
  const language = String(args.form.get("language") ?? existing?.language ?? args.language);
  const at = new Date().toISOString();
  const unsaved: Omit<Edition, "fields"> = {
    ...{ id, kind, slug: "new", language, translationOf: null, sourceRevision: null, title: "" },
    ...{ state: "draft", revision: 0, publicRevision: null, firstPublishedAt: null, dueAt: null },
    ...{ createdAt: at, changedAt: at, changedBy: actor, deletedAt: null, isSample: false },
  };
  return Response.json(
    await reviewText(args, { ...unsaved, ...existing, language, fields: { ...existing?.fields, ...fields } }),
  );
}

export const autosaveActs: Acts = {
  autosave: { role: "translator", forScript: true, run: autosave },
  look: { role: "translator", forScript: true, run: look },
};
