import { createContext, use } from "react";
import type { DeskTranslation } from "../../words/translation.ts";

/** Which sentences are sent with each island, besides those that every page has. */
export const wordsOfIslands = {
  writing: ["editor", "uploader", "writing"],
  reply: ["editor", "reply", "uploader"],
  uploader: ["uploader"],
  "focal-point": ["focalPoint"],
} as const;

/** The sentences of all islands, and of the slots that only the server renders. */
export type IslandWords = Pick<
  DeskTranslation,
  "editor" | "focalPoint" | "publishing" | "reply" | "uploader" | "writing"
>;

/** The server has all of them, from app/desk/root.tsx; the browser has those that were sent with its island. */
export const IslandWordsContext = createContext({} as IslandWords);

export const useIslandWords = (): IslandWords => use(IslandWordsContext);
