import type { Language } from "../../languages.ts";

/** Who read all sentences of a language, as a speaker of it, and when. */
export function readBySpeaker(_language: Language): { name: string; on: string } | undefined {
  return undefined;
}
