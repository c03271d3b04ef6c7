/** Every fixed page, by the name of its record, in the order of the site. */
import type { Words } from "../parts.ts";
import { about } from "./about.ts";
import { accessibility } from "./accessibility.ts";
import { aiPolicy } from "./ai-policy.ts";
import { aiSecurity } from "./ai-security.ts";
import { careers } from "./careers.ts";
import { contact } from "./contact.ts";
import { donate } from "./donate.ts";
import { faq } from "./faq.ts";
import { getInvolved } from "./get-involved.ts";
import { history } from "./history.ts";
import { home } from "./home.ts";
import { missionVision } from "./mission-vision.ts";
import { origins } from "./origins.ts";
import { partnerships } from "./partnerships.ts";
import { people } from "./people.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { events, news, ourWork, resources } from "./section-lists.ts";
import { support } from "./support.ts";
import { termsOfService } from "./terms-of-service.ts";
import { volunteer } from "./volunteer.ts";

export const pages = {
  home,
  about,
  "mission-vision": missionVision,
  partnerships,
  history,
  origins,
  people,
  resources,
  "ai-security": aiSecurity,
  "ai-policy": aiPolicy,
  "our-work": ourWork,
  "get-involved": getInvolved,
  careers,
  volunteer,
  donate,
  events,
  news,
  contact,
  faq,
  support,
  "privacy-policy": privacyPolicy,
  "terms-of-service": termsOfService,
  accessibility,
};

export type PageName = keyof typeof pages;
export const pageNames = Object.keys(pages) as PageName[];
export type PageWords<Name extends PageName> = Words<(typeof pages)[Name]["parts"]>;
