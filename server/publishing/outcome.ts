import type { Db, Edition } from "./edition.ts";
import { readEdition } from "./edition.ts";
import type { Problem, ProblemName, Reason } from "./problem-sentences.ts";

export type Refused = {
  outcome: "refused";
  problems: Problem[];
  /** A writer tried what only a publisher may do: see permissions.ts. */
  needsPublisher?: true;
  /** A second person has to approve the text first: see review/second-person.ts. */
  needsApproval?: true;
};
/** "stale": another save came first, and nothing was done; `edition` is the current one. */
export type Outcome =
  | { outcome: "done"; edition: Edition }
  | Refused
  | { outcome: "stale"; edition: Edition };

export function refused(reason: ProblemName | Reason, field = ""): Refused {
  const named = typeof reason === "string" ? { name: reason } : reason;
  return { outcome: "refused", problems: [{ field, ...named }] };
}

export async function readUndeleted(db: Db, id: string): Promise<Edition | Refused> {
  const edition = await readEdition(db, id);
  if (!edition) return refused("notThere");
  return edition.deletedAt ? refused("wasDeleted") : edition;
}

export function isRefused(found: Edition | Refused): found is Refused {
  return "outcome" in found;
}
