/** Review before publishing: a text is ready for review, is approved or sent back. Each act is logged with its author. */
import type { SiteDatabase } from "../../database/connect.ts";
import { exclusively } from "../../database/exclusively.ts";
import { type Actor, logStaffAct } from "../../staff/staff-log.ts";
import { type Db, type Edition, lockOf } from "../edition.ts";
import { isRefused, type Outcome, readUndeleted, refused } from "../outcome.ts";
import { type ActorWithRole, isPublisher, needsPublisher } from "../permissions.ts";
import { logAct } from "../store-edition.ts";
import { approvalLinksOf } from "./approval-links.ts";
import { type Approval, addApproval, readApprovals, removeApprovals } from "./approvals.ts";
import { commentsOf } from "./comments.ts";
import { contentHash } from "./content-hash.ts";
import { nativeReadingsOf } from "./native-readings.ts";
import { maxNote } from "./review-limits.ts";
import { type MailSettings, mailAnswer, mailRequest } from "./review-mails.ts";
import {
  countReady,
  listReady,
  noteProblem,
  type ReviewRequest,
  readRequest,
  removeRequest,
  requestStates,
  storeRequest,
  storeSentBack,
  toldOf,
} from "./review-requests.ts";
import { isSecondPersonRequired } from "./second-person.ts";
import { writersOf } from "./writers.ts";

export type ReviewState = {
  /** Of the current text. A form posts it, so that only the text that the reader saw is approved. */
  hash: string;
  request: ReviewRequest | undefined;
  approval: Approval | undefined;
  /** The approval of a text that has changed since. */
  earlierApproval: Approval | undefined;
  writers: { id: string; name: string }[];
  isSecondPersonRequired: boolean;
};

type Parts = { database: SiteDatabase; mail?: MailSettings; wake?: () => void; now?: () => Date };
const noMail: MailSettings = { isSetUp: false, siteUrl: "" };

export type Review = ReturnType<typeof reviewOf>;

export function reviewOf({ database, mail = noMail, wake = () => {}, now = () => new Date() }: Parts) {
  const { db } = database;
  /** One change of a record at a time. Wakes the outbox after the commit. */
  const change = async (
    id: string,
    work: (db: Db, edition: Edition, at: Date) => Promise<Outcome>,
  ): Promise<Outcome> => {
    const outcome = await exclusively(database, await lockOf(db, id), async (db) => {
      const edition = await readUndeleted(db, id);
      return isRefused(edition) ? edition : work(db, edition, now());
    });
    if (outcome.outcome === "done") wake();
    return outcome;
  };

  return {
    ...commentsOf(database, now),
    ...approvalLinksOf(database, { now, mail, wake }),
    ...nativeReadingsOf(database, now),

    ready: () => listReady(db),
    countReady: () => countReady(db),
    states: (ids: string[]) => requestStates(db, ids),
    isSecondPersonRequired: () => isSecondPersonRequired(db),

    async stateOf(edition: Edition): Promise<ReviewState> {
      const [request, { current, earlier }, writers, required] = await Promise.all([
        readRequest(db, edition.id),
        readApprovals(db, edition),
        writersOf(db, edition),
        isSecondPersonRequired(db),
      ]);
      return {
        ...{ hash: contentHash(edition), request, approval: current, earlierApproval: earlier, writers },
        isSecondPersonRequired: required,
      };
    },

    requireSecondPerson: (actor: Actor, required: boolean): Promise<void> =>
      exclusively(database, "publishing", async (db) => {
        if ((await isSecondPersonRequired(db)) === required) return;
        const value = required ? "on" : "off";
        await db
          .insertInto("review_settings")
          .values({ name: "second person", value })
          .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
          .execute();
        const act = required ? "required a second person" : "no longer required a second person";
        await logStaffAct(db, actor, act, "", now());
      }),

    request: (actor: Actor, id: string, note: string): Promise<Outcome> =>
      change(id, async (db, edition, at) => {
        if (note.length > maxNote) return refused({ name: "noteTooLong", values: { max: maxNote } });
        if (edition.revision === edition.publicRevision) return refused("nothingToReview");
        const before = await readRequest(db, id);
        // Pressed twice: colleagues get one mail.
        const isRepeated = before?.state === "ready" && before.note === note && before.by.id === actor.id;
        if (isRepeated) return { outcome: "done", edition };
        await storeRequest(db, actor, id, note, at.toISOString());
        await mailRequest(db, mail, { edition, by: actor.name, note }, actor.id, at);
        await logAct(db, actor, "asked for review", edition, at.toISOString());
        return { outcome: "done", edition };
      }),

    /** `hash`: of the text that the approver has read. No other text is approved. */
    approve: (actor: ActorWithRole & { id: string }, id: string, hash: string): Promise<Outcome> =>
      change(id, async (db, edition, at) => {
        if (!isPublisher(actor)) return needsPublisher("publisherApproves");
        if (contentHash(edition) !== hash) return { outcome: "stale", edition };
        const writers = await writersOf(db, edition);
        if (writers.some((writer) => writer.id === actor.id)) return refused("ownText");
        const request = await readRequest(db, id);
        if (request?.by.id === actor.id) return refused("ownRequest");
        await addApproval(db, edition, { approver: actor }, at.toISOString());
        await removeRequest(db, id);
        const told = toldOf(writers, request, actor.id);
        await mailAnswer(db, mail, { edition, by: actor.name, note: "" }, { answer: "approved", told }, at);
        await logAct(db, actor, "approved", edition, at.toISOString());
        return { outcome: "done", edition };
      }),

    sendBack: (actor: ActorWithRole & { id: string }, id: string, hash: string, note: string) =>
      change(id, async (db, edition, at) => {
        if (!isPublisher(actor)) return needsPublisher("publisherApproves");
        const problem = noteProblem(note);
        if (problem) return problem;
        if (contentHash(edition) !== hash) return { outcome: "stale", edition };
        const request = await readRequest(db, id);
        const told = toldOf(await writersOf(db, edition), request, actor.id);
        await storeSentBack(db, id, { note, by: actor.name, at: at.toISOString() });
        await removeApprovals(db, edition);
        await mailAnswer(db, mail, { edition, by: actor.name, note }, { answer: "sentBack", told }, at);
        await logAct(db, actor, "sent back", edition, at.toISOString());
        return { outcome: "done", edition };
      }),
  };
}
