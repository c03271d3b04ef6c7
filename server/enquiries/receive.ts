import type { SiteDatabase } from "../database/connect.ts";
import type { Log } from "../log.ts";
import type { EnquiryAnswer, Fields } from "./answer.ts";
import { leastTime } from "./limits.ts";
import { type Post, readPost } from "./read-post.ts";
import { type Allowance, type Stored, store } from "./store.ts";
import { clean, findProblems } from "./validate.ts";

export type Reception = {
  answer: EnquiryAnswer;
  /** Seconds until there is room again. */
  retryAfter?: number;
  /** Whether the page's script sent this; then it keeps the fields and shows the answer itself. */
  scripted: boolean;
};

type Desk = { database: SiteDatabase; allowance: Allowance; log: Log; now: () => Date; onStored: () => void };

/** Takes one posted form, whichever page it was on. Says "sent" only of what is stored for good. */
export async function receive(desk: Desk, request: Request, address: string): Promise<Reception> {
  const post = await readPost(request);
  if (!post) return { answer: { state: "too-large" }, scripted: false };
  const scripted = post.visit !== undefined;
  const values: { values?: Fields } = scripted ? {} : { values: post.fields };

  const fields = clean(post.fields);
  const problems = findProblems(fields);
  if (Object.keys(problems).length > 0)
    return { answer: { state: "invalid", problems, ...values }, scripted };

  const at = desk.now();
  let stored: Stored;
  try {
    const arrival = { fields, address, visit: post.visit, spam: looksLikeSpam(post), at };
    stored = await store(desk.database, arrival, desk.allowance);
  } catch (error) {
    desk.log.error("An enquiry could not be stored; its sender was told so", { error });
    return { answer: { state: "failed", ...values }, scripted };
  }
  if ("tryAgainAt" in stored) {
    const retryAfter = Math.max(1, Math.ceil((stored.tryAgainAt.getTime() - at.getTime()) / 1000));
    return {
      answer: { state: "too-many", minutes: Math.ceil(retryAfter / 60), ...values },
      retryAfter,
      scripted,
    };
  }
  desk.onStored();
  return { answer: { state: "sent", reference: stored.reference }, scripted };
}

/** Why a message looks like spam. It is stored and mailed like any other, but marked. */
function looksLikeSpam({ trap, elapsed }: Post): string | null {
  if (trap.trim() !== "") return "hidden field filled in";
  if (elapsed !== undefined && elapsed < leastTime) return "sent faster than anyone types";
  return null;
}
