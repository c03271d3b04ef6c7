/** Stores the form of the writing page, or shows the page again with the reason why not. */
import { data } from "react-router";
import { type Kind, kindOf } from "../../../content/kinds.ts";
import type { Edition } from "../../../server/publishing/edition.ts";
import { problemSentences } from "../../../server/publishing/problem-sentences.ts";
import type { Saved } from "../../../server/publishing/writing.ts";
import { completeFields } from "../editor/complete-links.ts";
import type { Writing } from "../editor/writing.ts";
import type { ActArgs } from "../rendering/desk-route.ts";
import { readOriginal } from "../translations/read-original.ts";
import { formValues } from "./form-values.ts";
import { type PostedWriting, readWriting } from "./posted-writing.ts";
import { writingView } from "./writing-view.ts";

/** `deliberate`: the author pressed "Save draft", which makes a version. */
export async function storeFields(
  { desk, language }: ActArgs,
  { actor, kind, id, fields, existing, base }: PostedWriting,
  deliberate: boolean,
): Promise<Saved> {
  if (!existing) {
    const created = await desk.editions.create(actor, kind, fields, id);
    if ("outcome" in created) return created;
    // People write in the language in which they read the desk, until they choose another.
    if (created.revision === 1) await desk.editions.setLanguage(actor, id, language);
  }
  // Base 0 means the page has not learnt of the first revision: it was created just now, or its answer got lost.
  return desk.editions.save(actor, id, { base: base || 1, fields, deliberate });
}

type Stored = { posted: PostedWriting; edition: Edition; merged: boolean };

/** Stores the posted text before `act` runs. After a refusal or a conflict, the page is shown instead. */
export async function afterStoring(args: ActArgs, deliberate: boolean, act: (stored: Stored) => unknown) {
  const typed = await readWriting(args);
  const posted = { ...typed, fields: completeFields(kindOf(typed.kind).fields, typed.fields) };
  const saved = await storeFields(args, posted, deliberate);
  if (saved.outcome === "refused")
    return showAgain(args, posted, posted.existing, 422, {
      problems: problemSentences(saved.problems, posted, args),
    });
  if (saved.outcome === "conflict") {
    const values = formValues(posted.kind, saved.fields);
    const conflicts = conflictsOf(posted.kind, saved);
    return showAgain(args, posted, saved.edition, 409, { values, conflicts });
  }
  const { edition } = saved;
  const renamed = await rename(args, posted, edition);
  if (renamed.outcome === "refused") {
    const { problems, needsPublisher } = renamed;
    // A writer's field is locked, so it must not keep an address that cannot be saved.
    return showAgain(args, posted, edition, 422, {
      problems: problemSentences(problems, posted, args),
      ...(needsPublisher && { address: edition.slug }),
    });
  }
  const { slug } = renamed.edition;
  const written = await setLanguage(args, posted, edition);
  if (written.outcome === "refused")
    return showAgain(args, posted, edition, 422, {
      problems: problemSentences(written.problems, posted, args),
    });
  const { language } = written.edition;
  const isSample = edition.isSample && renamed.edition.isSample && written.edition.isSample;
  const stored = { ...edition, slug, language, isSample };
  return act({ posted, edition: stored, merged: saved.outcome === "merged" });
}

/** The writing page with the author's input; `changes` says why the act was not carried out. */
export async function showAgain(
  args: ActArgs,
  { kind, id, fields }: PostedWriting,
  edition: Edition | undefined,
  status: number,
  changes: Partial<Writing>,
) {
  const { failures } = args.words.records;
  const act = String(args.form.get("act"));
  const typed = {
    address: String(args.form.get("slug") ?? ""),
    publishAt: String(args.form.get("publish_at") ?? ""),
    staysStale: args.form.has("stays_stale"),
    failure: isFailure(failures, act) ? failures[act] : failures.other,
    values: formValues(kind, { ...edition?.fields, ...fields }),
  };
  const source = edition?.translationOf ? await readOriginal(args, edition) : undefined;
  const view = await writingView(args, { kind, id, edition, source }, { ...typed, ...changes });
  return data(view, { status });
}

const isFailure = <Failures extends object>(
  failures: Failures,
  act: string,
): act is keyof Failures & string => Object.hasOwn(failures, act);

export const conflictsOf = (kind: Kind, saved: Extract<Saved, { outcome: "conflict" }>) =>
  saved.conflicts.map(({ field, withYours, withTheirs, places }) => {
    const local = (text: string) => formValues(kind, { ...saved.edition.fields, [field]: text })[field] ?? "";
    return {
      ...{ field, by: saved.edition.changedBy.name, mine: local(withYours), theirs: local(withTheirs) },
      places: places.map(({ yours, theirs }) => ({ yours: local(yours), theirs: local(theirs) })),
    };
  });

async function rename({ desk, form }: ActArgs, { actor, id }: PostedWriting, edition: Edition) {
  // A translation has the address of its original.
  if (edition.translationOf !== null) return { outcome: "done" as const, edition };
  const slug = String(form.get("slug") ?? "").trim();
  if (!slug || slug === edition.slug) return { outcome: "done" as const, edition };
  const renamed = await desk.editions.rename(actor, id, slug);
  return renamed.outcome === "stale" ? { outcome: "done" as const, edition: renamed.edition } : renamed;
}

/** The page offers the choice while the record is neither public nor translated. */
async function setLanguage({ desk, form }: ActArgs, { actor, id }: PostedWriting, edition: Edition) {
  const language = form.get("language");
  if (typeof language !== "string" || edition.translationOf !== null)
    return { outcome: "done" as const, edition };
  return desk.editions.setLanguage(actor, id, language);
}
