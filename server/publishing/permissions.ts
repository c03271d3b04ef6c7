import { mayActAs, type Role } from "../staff/roles.ts";
import type { Actor } from "../staff/staff-log.ts";
import type { Db, EditionSummary } from "./edition.ts";
import { translationSummaries } from "./edition-translations.ts";
import { type Refused, refused } from "./outcome.ts";
import type { ProblemName, Reason } from "./problem-sentences.ts";

/** A member of staff with their role, or a program: it has no id, and may do what a publisher may. */
export type ActorWithRole = Actor & { role?: Role };

export function isPublisher({ id, role }: ActorWithRole): boolean {
  return id === null || (role !== undefined && mayActAs(role, "publisher"));
}

type Shown = Pick<EditionSummary, "publicRevision" | "dueAt">;

/** Why a change needs a publisher: the record or one of its translations is public, or scheduled to be. */
export function shownAs(edition: Shown, translations: Shown[] = []): "public" | "scheduled" | undefined {
  const all = [edition, ...translations];
  if (all.some(({ publicRevision }) => publicRevision !== null)) return "public";
  return all.some(({ dueAt }) => dueAt !== null) ? "scheduled" : undefined;
}

/**
 * Refuses a writer a change that only a publisher may make. Call it in the transaction that makes the change, so that
 * nothing is published or scheduled in between.
 */
export async function publishersOnly(
  db: Db,
  actor: ActorWithRole,
  edition: EditionSummary,
  name: ProblemName,
  field = "",
): Promise<Refused | undefined> {
  if (isPublisher(actor)) return undefined;
  const translations = (await translationSummaries(db, [edition.id])).get(edition.id);
  const shown = shownAs(edition, translations);
  return shown && needsPublisher({ name, values: { shown } }, field);
}

export function needsPublisher(reason: ProblemName | Reason, field = ""): Refused {
  return { ...refused(reason, field), needsPublisher: true };
}
