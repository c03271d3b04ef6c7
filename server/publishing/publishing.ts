import { kindOf } from "../../content/kinds.ts";
import { organisation } from "../../organisation.ts";
import { move, remove, save } from "../content/save.ts";
import { removeTranslation } from "../content/translations.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import { instantOf, localTime } from "../database/zoned-time.ts";
import type { Actor } from "../staff/staff-log.ts";
import { type Db, type Edition, lockOf, readEdition } from "./edition.ts";
import { readTranslations } from "./edition-translations.ts";
import { isRefused, type Outcome, type Refused, readUndeleted, refused } from "./outcome.ts";
import { type ActorWithRole, isPublisher, needsPublisher, publishersOnly } from "./permissions.ts";
import type { Problem } from "./problem-sentences.ts";
import { findPublic } from "./public-record.ts";
import { publishEdition } from "./publish-edition.ts";
import { publishingProblems, tooComplexTexts } from "./publishing-problems.ts";
import { noteReceipt } from "./receipt-rows.ts";
import { hadMany, isFreeFor, markGone, mayBeLinked, redirectSlug, reserveSlug } from "./record-addresses.ts";
import { isBoundByRule, lacksApproval } from "./review/second-person.ts";
import { slugProblem } from "./slug.ts";
import { adoptSample, changedBy, logAct, updateEdition } from "./store-edition.ts";
import type { TextWork } from "./texts/text-work.ts";
import { setSourceRevision } from "./translating.ts";
import { addVersion, addVersionOfWriter } from "./versions.ts";

const minute = 60_000;
const year = 365 * 24 * 60 * minute;

/**
 * Everything staff do that changes what visitors see, each in one transaction with its version and its log entry.
 * Scheduled publishing is in publish-due.ts.
 */
export function publishingOf(database: SiteDatabase, now: () => Date, changed: () => void, texts: TextWork) {
  /** One publication at a time across all processes. Calls `changed` after the commit. */
  const change = async (
    id: string,
    work: (db: Db, edition: Edition, at: string) => Promise<Outcome>,
    find: (db: Db, id: string) => Promise<Edition | Refused> = readUndeleted,
  ): Promise<Outcome> => {
    const lock = await lockOf(database.db, id);
    const outcome = await exclusively(database, ["publishing", lock], async (db) => {
      const edition = await find(db, id);
      return isRefused(edition) ? edition : work(db, edition, now().toISOString());
    });
    if (outcome.outcome === "done") changed();
    return outcome;
  };

  /** Checked before the transaction, because other writers wait while one is open. */
  const complexTexts = async (id: string): Promise<Problem[]> => {
    const edition = await readEdition(database.db, id);
    return edition ? tooComplexTexts(edition, texts) : [];
  };

  return {
    /**
     * `base`: the revision that the publisher has seen; no other is published. `agrees`: the revision of the original that
     * a translation is now up to date with.
     */
    async publish(actor: Actor, id: string, { base, agrees = 0 }: { base: number; agrees?: number }) {
      const complex = await complexTexts(id);
      return change(id, async (db, edition, at) => {
        if (edition.revision !== base) return { outcome: "stale", edition };
        const problems = [...(await publishingProblems(db, edition, at)), ...complex];
        if (problems.length > 0) return { outcome: "refused", problems };
        const refusal = await approvalRefusal(db, actor, edition);
        if (refusal) return refusal;
        await setSourceRevision(db, edition, agrees, at);
        await addVersionOfWriter(db, actor, edition);
        const published = await publishEdition(db, actor, edition, { at });
        await addVersion(db, actor, "published", published, at);
        return { outcome: "done", edition: published };
      });
    },

    async schedule(
      actor: Actor,
      id: string,
      { base, dueAt, agrees = 0 }: { base: number; dueAt: string; agrees?: number },
    ) {
      const complex = await complexTexts(id);
      return change(id, async (db, edition, at) => {
        if (edition.revision !== base) return { outcome: "stale", edition };
        const wait = Date.parse(dueAt) - Date.parse(at);
        if (Number.isNaN(wait)) return refused("notATime", "due_at");
        // A publisher who chooses the current minute means now.
        if (wait < -minute) return refused("timeIsPast", "due_at");
        if (wait > 5 * year) return refused("timeIsFar", "due_at");
        const due_at = new Date(dueAt).toISOString();
        const problems = [...(await publishingProblems(db, edition, due_at)), ...complex];
        if (problems.length > 0) return { outcome: "refused", problems };
        const refusal = await approvalRefusal(db, actor, edition);
        if (refusal) return refusal;
        await setSourceRevision(db, edition, agrees, at);
        await adoptSample(db, edition);
        const due_version = await addVersion(db, actor, "scheduled", edition, at);
        const scheduled = await updateEdition(db, id, {
          ...{ state: "scheduled", due_at, due_version },
          ...changedBy(actor, at),
        });
        await logAct(db, actor, `scheduled for ${due_at}`, scheduled, at);
        return { outcome: "done", edition: scheduled };
      });
    },

    /** The text that is already public stays public. */
    unschedule: (actor: Actor, id: string) =>
      change(id, async (db, edition, at) => {
        if (edition.state !== "scheduled") return refused("notScheduled");
        const back = await updateEdition(db, id, { ...unscheduled(edition), ...changedBy(actor, at) });
        await logAct(db, actor, "unscheduled", back, at);
        return { outcome: "done", edition: back };
      }),

    withdraw: (actor: Actor, id: string) =>
      change(id, async (db, edition, at) => {
        if (edition.publicRevision === null) return refused("notPublic");
        if (isFixed(edition)) return refused("cannotBeRemoved");
        const withdrawn = await hide(db, actor, edition, at);
        await addVersion(db, actor, "withdrawn", withdrawn, at);
        await logAct(db, actor, "withdrew", withdrawn, at);
        return { outcome: "done", edition: withdrawn };
      }),

    /** Sets the date of the first publication, which lists, feeds and citations use. `day`: "2024-05-31". */
    backdate: (actor: Actor, id: string, day: string) =>
      change(id, async (db, edition, at) => {
        const { kind, slug, translationOf } = edition;
        if (translationOf !== null) return refused("isTranslation");
        const record = await findPublic(db, kind, slug);
        if (!record) return refused("notPublic");
        const created_at = publicationOn(day, at);
        if (!created_at) return refused("publishedOn", "published_on");
        const { language, updated_at, fields } = record;
        await save(db, kind, { id: slug, edition: id, created_at, updated_at, language, fields });
        await adoptSample(db, edition);
        const dated = await updateEdition(db, id, {
          first_published_at: created_at,
          ...changedBy(actor, at),
        });
        await logAct(db, actor, `set the date of publication to ${created_at}`, dated, at);
        return { outcome: "done", edition: dated };
      }),

    /** Addresses that were ever public redirect to the new one for good. Translations move along. */
    rename: (actor: ActorWithRole, id: string, slug: string) =>
      change(id, async (db, edition, at) => {
        if (slug === edition.slug) return { outcome: "done", edition };
        if (edition.translationOf !== null) return refused("addressOfOriginal", "slug");
        if (isFixed(edition)) return refused("addressIsFixed", "slug");
        const refusal = await publishersOnly(db, actor, edition, "publisherRenames", "slug");
        if (refusal) return refusal;
        if (edition.firstPublishedAt && !isPublisher(actor))
          return needsPublisher("publisherRenamesPublic", "slug");
        const problem = slugProblem(edition.kind, slug);
        if (problem) return refused(problem, "slug");
        if (!(await isFreeFor(db, edition, slug))) return refused("addressTaken", "slug");
        if (await hadMany(db, edition, slug)) return refused("addressesTooMany", "slug");
        const isPublic = edition.publicRevision !== null;
        if (isPublic) await move(db, edition.kind, edition.slug, slug);
        await adoptSample(db, edition);
        const renamed = await updateEdition(db, id, { slug, ...changedBy(actor, at) });
        for (const translation of await readTranslations(db, id)) {
          const moved = await updateEdition(db, translation.id, { slug });
          if (moved.publicRevision !== null) await noteReceipt(db, "renamed", moved, at, edition.slug);
        }
        if (mayBeLinked(edition)) await redirectSlug(db, edition.kind, edition.slug, slug);
        if (isPublic) await noteReceipt(db, "renamed", renamed, at, edition.slug);
        else if (edition.firstPublishedAt) await markGone(db, edition.kind, slug);
        await logAct(db, actor, `changed the address from ${edition.slug}`, renamed, at);
        return { outcome: "done", edition: renamed };
      }),

    /** Deletes a record with its translations. Visitors see that it is gone; staff can bring it back for 30 days. */
    remove: (actor: ActorWithRole, id: string) =>
      change(id, async (db, edition, at) => {
        if (isFixed(edition)) return refused("cannotBeRemoved");
        const refusal = await publishersOnly(db, actor, edition, "publisherDeletes");
        if (refusal) return refusal;
        const hidden = edition.publicRevision === null ? edition : await hide(db, actor, edition, at);
        if (mayBeLinked(hidden) && !hidden.firstPublishedAt && hidden.translationOf === null)
          await reserveSlug(db, hidden.kind, hidden.slug);
        const translations = await readTranslations(db, id);
        for (const one of translations) if (!one.deletedAt) await markDeleted(db, actor, one, at);
        return { outcome: "done", edition: await markDeleted(db, actor, hidden, at) };
      }),

    /** As a draft or as withdrawn: visitors do not see it until it is published again. */
    bringBack: (actor: Actor, id: string) =>
      change(
        id,
        async (db, edition, at) => {
          if (!edition.deletedAt) return { outcome: "done", edition };
          const original = await readEdition(db, edition.translationOf ?? "");
          if (original?.deletedAt) return refused("originalWasDeleted");
          const deletedTogether = (await readTranslations(db, id)).filter(
            ({ deletedAt }) => deletedAt === edition.deletedAt,
          );
          for (const one of deletedTogether) await undelete(db, actor, one, at);
          return { outcome: "done", edition: await undelete(db, actor, edition, at) };
        },
        async (db) => (await readEdition(db, id)) ?? refused("notThere"),
      ),
  };
}

/** Publishing a public text again changes nothing that visitors read. */
async function approvalRefusal(db: Db, actor: Actor, edition: Edition): Promise<Refused | undefined> {
  if (!isBoundByRule(actor) || edition.revision === edition.publicRevision) return undefined;
  return (await lacksApproval(db, edition))
    ? { ...refused("needsApproval"), needsApproval: true }
    : undefined;
}

/** Noon of the day in the organisation's time zone, or now if that is earlier. Undefined for a day in the future. */
function publicationOn(day: string, now: string): string | undefined {
  const today = localTime(new Date(now), organisation.timeZone).slice(0, 10);
  const noon = new Date(`${day}T12:00:00Z`);
  const isDay = /^(?:19|20)\d\d-\d\d-\d\d$/.test(day) && noon.toJSON()?.slice(0, 10) === day;
  if (!isDay || day > today) return undefined;
  const instant = instantOf(noon, organisation.timeZone).toISOString();
  return instant < now ? instant : now;
}

/** A translation of a fixed page can be removed: visitors then read the original. */
const isFixed = ({ kind, translationOf }: Edition) => translationOf === null && kindOf(kind).fixed === true;

async function markDeleted(db: Db, actor: Actor, edition: Edition, at: string): Promise<Edition> {
  const columns = { ...unscheduled(edition), deleted_at: at, ...changedBy(actor, at) };
  const deleted = await updateEdition(db, edition.id, columns);
  await addVersion(db, actor, "deleted", deleted, at);
  await logAct(db, actor, "deleted", deleted, at);
  return deleted;
}

async function undelete(db: Db, actor: Actor, edition: Edition, at: string): Promise<Edition> {
  const sample = edition.isSample ? ("present" as const) : null;
  const back = await updateEdition(db, edition.id, { deleted_at: null, sample, ...changedBy(actor, at) });
  await addVersion(db, actor, "restored", back, at);
  await logAct(db, actor, "brought back", back, at);
  return back;
}

/** Hides an edition from visitors. An original takes its translations with it; a translation leaves the other languages. */
async function hide(db: Db, actor: Actor, edition: Edition, at: string): Promise<Edition> {
  const { id, kind, slug, language } = edition;
  if (edition.translationOf !== null) await removeTranslation(db, kind, slug, language);
  else {
    for (const one of await readTranslations(db, id))
      if (one.publicRevision !== null || one.dueAt !== null) {
        const hidden = await hide(db, actor, one, at);
        await addVersion(db, actor, "withdrawn", hidden, at);
        await logAct(db, actor, "withdrew with the original", hidden, at);
      }
    await remove(db, kind, slug);
    await markGone(db, kind, slug);
  }
  const wasPublic = edition.publicRevision !== null;
  const columns = unscheduled({ ...edition, publicRevision: null });
  const withdrawn = await updateEdition(db, id, {
    ...columns,
    public_revision: null,
    ...changedBy(actor, at),
  });
  if (wasPublic) await noteReceipt(db, "withdrawn", withdrawn, at);
  return withdrawn;
}

/** The columns of an edition that is no longer scheduled. */
export function unscheduled({ publicRevision, firstPublishedAt }: Edition) {
  const notPublic = firstPublishedAt === null ? ("draft" as const) : ("withdrawn" as const);
  return {
    state: publicRevision === null ? notPublic : ("published" as const),
    due_at: null,
    due_version: null,
  };
}
