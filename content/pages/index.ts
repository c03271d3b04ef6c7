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
import { footer } from "./footer.ts";
import { getInvolved } from "./get-involved.ts";
import { history } from "./history.ts";
import { holidays } from "./holidays.ts";
import { home } from "./home.ts";
import { menu } from "./menu.ts";
import { missionVision } from "./mission-vision.ts";
import { notice } from "./notice.ts";
import { organisation } from "./organisation.ts";
import { origins } from "./origins.ts";
import { partnerships } from "./partnerships.ts";
import { people } from "./people.ts";
import { press } from "./press.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { events, news, newsletter, ourWork, resources } from "./section-lists.ts";
import { securityPolicy } from "./security-policy.ts";
import { search, sitemap } from "./site-tools.ts";
import { support } from "./support.ts";
import { termsOfService } from "./terms-of-service.ts";
import { volunteer } from "./volunteer.ts";
import { whoWeAre } from "./who-we-are.ts";

/** The pages with their own address. */
const ownPages = {
  home,
  about,
  "mission-vision": missionVision,
  partnerships,
  history,
  origins,
  people,
  "who-we-are": whoWeAre,
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
  newsletter,
  contact,
  faq,
  support,
  press,
  "privacy-policy": privacyPolicy,
  "terms-of-service": termsOfService,
  accessibility,
  "security-policy": securityPolicy,
  search,
  sitemap,
};

export const pages = { ...ownPages, menu, footer, organisation, notice, holidays };

export type PageName = keyof typeof pages;
export const pageNames = Object.keys(pages) as PageName[];
export type PageWords<Name extends PageName> = Words<(typeof pages)[Name]["parts"]>;

type OwnPage = keyof typeof ownPages;
export type PagePath = (typeof ownPages)[OwnPage]["path"];
/** The names of these pages, by path. */
export const pagesByPath = Object.fromEntries(
  Object.entries(ownPages).map(([name, { path }]) => [path, name]),
) as Record<PagePath, OwnPage>;
