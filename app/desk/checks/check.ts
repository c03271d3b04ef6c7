import type { Check } from "../editor/writing.ts";

export type { Check };

/** Enough of a text to show which place is meant. */
export function beginning(text: string, words = 8): string {
  const all = text.trim().split(/\s+/);
  return all.length > words ? `${all.slice(0, words).join(" ")}…` : all.join(" ");
}
