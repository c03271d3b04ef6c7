/** What can be done on the writing page. Whatever it is, what was typed is stored first. */
import { data, redirect } from "react-router";
import { deskPath, type Kind, kindOf } from "../../../content/kinds.ts";
import { defaultLanguage } from "../../../languages.ts";
import { instantOf } from "../../../server/database/zoned-time.ts";
import { type Edition, hasUnpublishedChanges } from "../../../server/publishing/edition.ts";
import type { Outcome, Refused } from "../../../server/publishing/outcome.ts";
import { textProblems } from "../../../server/publishing/publishing-problems.ts";
import type { Saved } from "../../../server/publishing/writing.ts";
import { linkProblems, publishDoubts } from "../checks/before-publishing.ts";
import { lookAt } from "../checks/look-at.ts";
import { editionAddress } from "../editions/edition-address.ts";
import { editionIn, kindIn } from "../editions/find-edition.ts";
import type { Answer } from "../editor/autosave.ts";
import { completeFields } from "../editor/complete-links.ts";
import type { Writing } from "../editor/writing.ts";
import type { ActArgs, Acts } from "../rendering/desk-route.ts";
import { translatingActs } from "../translations/translating-acts.ts";
import { deskZone } from "../ui/moment.tsx";
import { changedOrder } from "./change-entries.ts";
import { fieldsOf, formValues, revisionIn } from "./form-values.ts";
import { writingView } from "./writing-view.ts";

const isId = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

/** The record that the form is about: by its id, for somebody may have changed its address meanwhile. */
async function formOf(args: ActArgs) {
  const kind = kindIn(args);
  const posted = String(args.form.get("id") ?? "");
  const known = isId(posted)
    ? await args.desk.editions.read(posted)
    : args.params.language === undefined
      ? await args.desk.editions.find(kind, args.params.id ?? "")
      : await editionIn(args);
  if (known && known.kind !== kind) throw data(null, { status: 404 });
  if (!known && (!isId(posted) || args.params.id !== undefined)) throw data(null, { status: 404 });
  const { id: personId, name, role } = args.session.person;
  return {
    ...{ kind, id: known?.id ?? posted, known, actor: { id: personId, name, role } },
    fields: fieldsOf(kind, args.form),
    base: revisionIn(args.form, "base"),
  };
}

type Form = Awaited<ReturnType<typeof formOf>>;

async function store({ desk }: ActArgs, form: Form, deliberate: boolean): Promise<Saved> {
  const { actor, kind, id, fields, known } = form;
  let base = form.base;
  if (!known) {
    const created = await desk.editions.create(actor, kind, fields, id);
    if ("outcome" in created) return created;
  }
  // The first one, whose answer the writer did not get; or the one just made, which saving makes a version.
  base ||= 1;
  return desk.editions.save(actor, id, { base, fields, deliberate });
}

/** What the page shows instead of what was asked for. */
async function shown(
  args: ActArgs,
  form: Form,
  edition: Edition | undefined,
  status: number,
  changes: Partial<Writing>,
) {
  const { kind, id } = form;
  const typed = {
    address: String(args.form.get("slug") ?? ""),
    publishAt: String(args.form.get("publish_at") ?? ""),
    staysStale: args.form.has("stays_stale"),
    values: formValues(kind, { ...edition?.fields, ...form.fields }),
  };
  const { desk, session } = args;
  const view = await writingView(
    { desk, kind, id, edition, person: session.person },
    { ...typed, ...changes },
  );
  return data(view, { status });
}

const shownConflicts = (kind: Kind, saved: Extract<Saved, { outcome: "conflict" }>) =>
  saved.conflicts.map(({ field, withYours, withTheirs, places }) => {
    const local = (text: string) => formValues(kind, { ...saved.edition.fields, [field]: text })[field] ?? "";
    return {
      ...{ field, mine: local(withYours), theirs: local(withTheirs) },
      places: places.map(({ yours, theirs }) => ({ yours: local(yours), theirs: local(theirs) })),
    };
  });

const changedMeanwhile =
  "Someone else changed this meanwhile. Their changes are in the text now: please look through it and press the button again.";

type Stored = { form: Form; edition: Edition; merged: boolean };

/** Stores what was typed, and then does what was asked for, unless somebody must look first. */
async function afterStoring(args: ActArgs, deliberate: boolean, act: (stored: Stored) => unknown) {
  const typed = await formOf(args);
  const form = { ...typed, fields: completeFields(kindOf(typed.kind).fields, typed.fields) };
  const saved = await store(args, form, deliberate);
  if (saved.outcome === "refused") return shown(args, form, form.known, 422, { problems: saved.problems });
  if (saved.outcome === "conflict") {
    const values = formValues(form.kind, saved.fields);
    return shown(args, form, saved.edition, 409, { values, conflicts: shownConflicts(form.kind, saved) });
  }
  const { edition } = saved;
  const renamed = await rename(args, form, edition);
  if (renamed.outcome === "refused") {
    const { problems, needsPublisher } = renamed;
    // The field is locked, so it must not keep an address that cannot be saved.
    return shown(args, form, edition, 422, { problems, ...(needsPublisher && { address: edition.slug }) });
  }
  const { slug } = renamed.edition;
  const written = await setLanguage(args, form, edition);
  if (written.outcome === "refused") return shown(args, form, edition, 422, { problems: written.problems });
  const { language } = written.edition;
  const isSample = edition.isSample && renamed.edition.isSample && written.edition.isSample;
  const stored = { ...edition, slug, language, isSample };
  return act({ form, edition: stored, merged: saved.outcome === "merged" });
}

async function rename({ desk, form: posted }: ActArgs, { actor, id }: Form, edition: Edition) {
  // Its address is the original's, which somebody may have changed meanwhile.
  if (edition.translationOf !== null) return { outcome: "done" as const, edition };
  const slug = String(posted.get("slug") ?? "").trim();
  if (!slug || slug === edition.slug) return { outcome: "done" as const, edition };
  const renamed = await desk.editions.rename(actor, id, slug);
  return renamed.outcome === "stale" ? { outcome: "done" as const, edition: renamed.edition } : renamed;
}

/** Chosen where the page offers it: while the record is neither public nor translated. */
async function setLanguage({ desk, form: posted }: ActArgs, { actor, id }: Form, edition: Edition) {
  const language = posted.get("language");
  if (typeof language !== "string" || edition.translationOf !== null)
    return { outcome: "done" as const, edition };
  return desk.editions.setLanguage(actor, id, language);
}

const refusal = (sentence: string, field: string): Refused => ({
  outcome: "refused",
  problems: [{ field, sentence }],
});

/** The writing page, which says if the record was a sample until now. */
function writingAddress({ known }: Form, edition: Edition, said: Record<string, string> = {}): string {
  const isOwnNow = known?.isSample && !edition.isSample;
  const query = new URLSearchParams({ ...said, ...(isOwnNow && { sample: "was" }) }).toString();
  return editionAddress(edition) + (query && `?${query}`);
}

type PublicAct = (args: ActArgs, form: Form, edition: Edition) => Promise<Outcome>;

/** Publishes, schedules or withdraws, and says so on the page; but never a text that whoever acts has not seen. */
function changesWhatIsPublic(done: string, act: PublicAct, look?: LookFirst) {
  return (args: ActArgs) =>
    afterStoring(args, false, async ({ form, edition, merged }) => {
      const instead = merged ? undefined : await look?.(args, form, edition);
      if (instead) return instead;
      const outcome = merged ? { outcome: "stale" as const, edition } : await act(args, form, edition);
      if (outcome.outcome === "done") return redirect(writingAddress(form, outcome.edition, { done }));
      if (outcome.outcome === "refused") {
        const problems = [...outcome.problems, ...(look ? linkProblems(edition) : [])];
        return shown(args, form, edition, 422, { problems });
      }
      const values = formValues(form.kind, outcome.edition.fields);
      const problems = [{ field: "", sentence: changedMeanwhile }];
      return shown(args, form, outcome.edition, 409, { values, problems });
    });
}

type LookFirst = (args: ActArgs, form: Form, edition: Edition) => Promise<unknown>;

/** What is wrong with the text, or is asked about it once, is shown before it becomes public. */
const lookBefore =
  (ask: "publish" | "schedule"): LookFirst =>
  async (args, form, edition) => {
    // Publishing names missing fields first.
    if (textProblems(edition).length > 0) return undefined;
    const problems = linkProblems(edition);
    if (problems.length > 0) return shown(args, form, edition, 422, { problems });
    const isTimeMissing = ask === "schedule" && !args.form.get("publish_at");
    const doubts = args.form.has("anyway") || isTimeMissing ? [] : await publishDoubts(args.desk, edition);
    return doubts.length > 0 ? shown(args, form, edition, 409, { ask, doubts }) : undefined;
  };

const goTo = (deliberate: boolean, where: (edition: Edition) => string) => (args: ActArgs) =>
  afterStoring(args, deliberate, ({ edition }) => redirect(where(edition)));

export const writingActs: Acts = {
  save: {
    role: "writer",
    run: (args) => afterStoring(args, true, ({ form, edition }) => redirect(writingAddress(form, edition))),
  },
  preview: { role: "writer", run: goTo(false, (edition) => editionAddress(edition, "preview")) },
  history: { role: "writer", run: goTo(false, (edition) => editionAddress(edition, "history")) },
  "change entries": { role: "writer", run: changeEntries },
  autosave: { role: "writer", forScript: true, run: autosave },
  look: { role: "writer", forScript: true, run: look },
  publish: {
    role: "publisher",
    run: changesWhatIsPublic(
      "published",
      ({ desk, form }, { actor, id }, { revision }) =>
        desk.editions.publish(actor, id, { base: revision, agrees: agreesWith(form) }),
      lookBefore("publish"),
    ),
  },
  schedule: {
    role: "publisher",
    run: changesWhatIsPublic(
      "scheduled",
      async ({ desk, form }, { actor, id }, { revision }) => {
        const local = new Date(`${form.get("publish_at")}Z`);
        if (Number.isNaN(local.getTime()))
          return refusal("“Publish at” is missing: it says when this becomes public.", "due_at");
        return desk.editions.schedule(actor, id, {
          base: revision,
          dueAt: instantOf(local, deskZone).toISOString(),
          agrees: agreesWith(form),
        });
      },
      lookBefore("schedule"),
    ),
  },
  unschedule: {
    role: "publisher",
    run: changesWhatIsPublic("unscheduled", ({ desk }, { actor, id }) => desk.editions.unschedule(actor, id)),
  },
  withdraw: {
    role: "publisher",
    run: goTo(false, (edition) => `${editionAddress(edition)}?ask=withdraw#ask`),
  },
  "withdraw now": {
    role: "publisher",
    run: changesWhatIsPublic("withdrawn", ({ desk }, { actor, id }) => desk.editions.withdraw(actor, id)),
  },
  delete: { role: "writer", run: goTo(false, (edition) => `${editionAddress(edition)}?ask=delete#ask`) },
  "delete now": { role: "writer", run: remove },
  "bring back": { role: "writer", run: bringBack },
  ...translatingActs,
  /** It is set with whatever is done: this does nothing else. */
  "set language": { role: "writer", run: goTo(false, (edition) => editionAddress(edition)) },
  /** What stands in the form is saved, and said to be what the original says as it was shown. */
  agree: {
    role: "writer",
    run: (args) =>
      afterStoring(args, false, async ({ form, edition }) => {
        await args.desk.editions.markUpToDate(form.actor, form.id, shownRevision(args.form));
        return redirect(`${editionAddress(edition)}?done=agreed`);
      }),
  },
};

/** Without script: an entry of a list is added, moved or removed, and what was typed is saved. */
function changeEntries(args: ActArgs) {
  const { order, anchor } = changedOrder(kindIn(args), args.url.searchParams, args.form);
  if (order) args.form.set(order.list, order.ids.join(" "));
  return afterStoring(args, false, ({ edition }) => redirect(`${editionAddress(edition)}#${anchor}`));
}

/** The revision of the original that stood beside a translation. */
const shownRevision = (form: FormData) => revisionIn(form, "source");

/** Whoever publishes it has seen what changed, unless they say that it is not done yet. */
const agreesWith = (form: FormData) => (form.has("stays_stale") ? 0 : shownRevision(form));

function remove(args: ActArgs) {
  return afterStoring(args, false, async ({ form, edition }) => {
    const removed = await args.desk.editions.remove(form.actor, form.id);
    if (removed.outcome === "refused")
      return shown(args, form, edition, removed.needsPublisher ? 403 : 422, { problems: removed.problems });
    return redirect(edition.translationOf === null ? `/desk${deskPath(form.kind)}` : editionAddress(edition));
  });
}

async function bringBack(args: ActArgs) {
  const { known, actor } = await formOf(args);
  if (!known) throw data(null, { status: 404 });
  await args.desk.editions.bringBack(actor, known.id);
  return redirect(editionAddress(known));
}

/** For the editor, which saves while somebody types. */
async function autosave(args: ActArgs): Promise<Response> {
  const form = await formOf(args);
  const saved = await store(args, form, false);
  return Response.json(answerOf(form.kind, saved) satisfies Answer);
}

function answerOf(kind: Kind, saved: Saved): Answer {
  if (saved.outcome === "refused")
    return { outcome: "refused", sentence: saved.problems.map(({ sentence }) => sentence).join(" ") };
  const { revision, slug, fields, changedAt: at } = saved.edition;
  const stored = formValues(kind, fields);
  const { isSample } = saved.edition;
  const shared = { revision, slug, at, changesWait: hasUnpublishedChanges(saved.edition), isSample };
  if (saved.outcome !== "conflict") return { outcome: saved.outcome, ...shared, values: stored };
  return {
    ...{ outcome: "conflict", ...shared, theirs: stored },
    values: formValues(kind, saved.fields),
    conflicts: shownConflicts(kind, saved),
  };
}

/** For the editor: how the text looks as it is typed. */
async function look(args: ActArgs): Promise<Response> {
  const { kind, id, known, actor, fields } = await formOf(args);
  const language = String(args.form.get("language") ?? known?.language ?? defaultLanguage);
  const at = new Date().toISOString();
  const unwritten: Omit<Edition, "fields"> = {
    ...{
      id,
      kind,
      slug: "new",
      language,
      translationOf: null,
      sourceRevision: null,
      state: "draft",
      revision: 0,
      publicRevision: null,
      title: "",
    },
    ...{
      firstPublishedAt: null,
      dueAt: null,
      createdAt: at,
      changedAt: at,
      changedBy: actor,
      deletedAt: null,
      isSample: false,
    },
  };
  return Response.json(
    await lookAt(args, { ...unwritten, ...known, language, fields: { ...known?.fields, ...fields } }),
  );
}
