/** Every fixed page, by the name of its record, in the order of the site. */
import type { Words } from "../parts.ts";
import { accessibility } from "./accessibility.ts";
import { aiPolicy } from "./ai-policy.ts";
import { aiSecurity } from "./ai-security.ts";
import { careers } from "./careers.ts";
import { contact } from "./contact.ts";
import { donate } from "./donate.ts";
import { faq } from "./faq.ts";
import { getInvolved } from "./get-involved.ts";
import { missionVision } from "./mission-vision.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { support } from "./support.ts";
import { termsOfService } from "./terms-of-service.ts";
import { volunteer } from "./volunteer.ts";

export const pages = {
  "mission-vision": missionVision,
  "ai-security": aiSecurity,
  "ai-policy": aiPolicy,
  "get-involved": getInvolved,
  careers,
  volunteer,
  donate,
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
