/** Every fixed page, by the name of its record. */
import type { Words } from "../parts.ts";
import { missionVision } from "./mission-vision.ts";

export const pages = { "mission-vision": missionVision };

export type PageName = keyof typeof pages;
export const pageNames = Object.keys(pages) as PageName[];
export type PageWords<Name extends PageName> = Words<(typeof pages)[Name]["parts"]>;
