/** An uploaded picture or file, as much of it as the browser is told. */
export type ShownItem = {
  id: string;
  kind: "picture" | "file";
  name: string;
  /** What records and texts name. */
  address: string;
  /** A small image of it; null of a file, and while there is none. */
  image: string | null;
  /** Its type and size: "JPEG, 640 KB". */
  facts: string;
  alt: string;
  decorative: boolean;
  state: "encoding" | "ready" | "failed";
  problem: string | null;
  /** Visitors see it, or will by a schedule, so a writer cannot describe it. */
  locked?: true;
};

export const lockedSentence =
  "This is on a page that is public or scheduled, so only a publisher can change what is said of it.";

export const lacksAlt = ({ kind, alt, decorative }: ShownItem) => kind === "picture" && !alt && !decorative;

/** What is to be said of it, where something is. */
export function stateOf({ state, problem }: Pick<ShownItem, "state" | "problem">): string | undefined {
  if (state === "encoding") return "Being prepared";
  return state === "failed" ? (problem ?? "It could not be prepared.") : undefined;
}
