import type { BrowserWords } from "../browser/browser-words.ts";

/** An uploaded picture or file, as the browser knows it. */
export type LibraryItem = {
  id: string;
  kind: "picture" | "file";
  name: string;
  /** The address that records and texts use. */
  address: string;
  /** A thumbnail; null for a file, and until it is ready. */
  image: string | null;
  /** Its type and size: "JPEG, 640 KB". */
  facts: string;
  alt: string;
  decorative: boolean;
  state: "encoding" | "ready" | "failed";
  problem: string | null;
  /** Used on a public or scheduled page, so a writer cannot change its description. */
  locked?: true;
};

export const lacksAlt = ({ kind, alt, decorative }: LibraryItem) => kind === "picture" && !alt && !decorative;

/** Message to show, if any. */
export function stateOf(
  { state, problem }: Pick<LibraryItem, "state" | "problem">,
  { processing, processingFailed }: BrowserWords["media"],
): string | undefined {
  if (state === "encoding") return processing;
  return state === "failed" ? (problem ?? processingFailed) : undefined;
}

type Query = { q?: string; kind?: LibraryItem["kind"]; address?: string };

/** Undefined if the server does not answer. */
export async function findItems(query: Query): Promise<LibraryItem[] | undefined> {
  try {
    // Without a session the answer is a redirect to the sign-in page.
    const answer = await fetch(`/desk/media/library?${new URLSearchParams(query)}`, { redirect: "error" });
    return answer.ok ? ((await answer.json()) as { items: LibraryItem[] }).items : undefined;
  } catch {
    return undefined;
  }
}
