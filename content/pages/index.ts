/** Every fixed page, by the name of its record, in the order of the site. */
import type { Words } from "../parts.ts";
import { about } from "./about.ts";
import { history } from "./history.ts";
import { missionVision } from "./mission-vision.ts";
import { origins } from "./origins.ts";

export const pages = {
  about,
  "mission-vision": missionVision,
  history,
  origins,
};

export type PageName = keyof typeof pages;
export const pageNames = Object.keys(pages) as PageName[];
export type PageWords<Name extends PageName> = Words<(typeof pages)[Name]["parts"]>;
