/** Every fixed page, by the name of its record, in the order of the site. */
import type { Words } from "../parts.ts";
import { about } from "./about.ts";
import { history } from "./history.ts";
import { home } from "./home.ts";
import { missionVision } from "./mission-vision.ts";
import { origins } from "./origins.ts";
import { partnerships } from "./partnerships.ts";
import { people } from "./people.ts";
import { events, news, ourWork, resources } from "./section-lists.ts";

export const pages = {
  home,
  about,
  "mission-vision": missionVision,
  partnerships,
  history,
  origins,
  people,
  resources,
  "our-work": ourWork,
  events,
  news,
};

export type PageName = keyof typeof pages;
export const pageNames = Object.keys(pages) as PageName[];
export type PageWords<Name extends PageName> = Words<(typeof pages)[Name]["parts"]>;
