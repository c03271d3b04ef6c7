import type { Translation } from "../translation.ts";
import { about } from "./about.ts";
import { accessibilityStatement } from "./accessibility-statement.ts";
import { aiPolicy } from "./ai-policy.ts";
import { aiSecurity } from "./ai-security.ts";
import { blocks } from "./blocks.ts";
import { careers } from "./careers.ts";
import { contact } from "./contact.ts";
import { donate } from "./donate.ts";
import { duration } from "./duration.ts";
import { enquiry } from "./enquiry.ts";
import { errors } from "./errors.ts";
import { eventStatus } from "./event-status.ts";
import { faq } from "./faq.ts";
import { feeds } from "./feeds.ts";
import { fileKinds } from "./file-kinds.ts";
import { follow } from "./follow.ts";
import { getInvolved } from "./get-involved.ts";
import { history } from "./history.ts";
import { home } from "./home.ts";
import { languageWords } from "./language-words.ts";
import { legal } from "./legal.ts";
import { lists } from "./lists.ts";
import { mail } from "./mail.ts";
import { missionVision } from "./mission-vision.ts";
import { myData } from "./my-data.ts";
import { origins } from "./origins.ts";
import { ownWords } from "./own-words.ts";
import { partnerships } from "./partnerships.ts";
import { people } from "./people.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { reportAProblem } from "./report-a-problem.ts";
import { search } from "./search.ts";
import { sectionWords } from "./section-words.ts";
import { shell } from "./shell.ts";
import { sitemap } from "./sitemap.ts";
import { subjects } from "./subjects.ts";
import { support } from "./support.ts";
import { termsOfService } from "./terms-of-service.ts";
import { updates } from "./updates.ts";
import { volunteer } from "./volunteer.ts";

export const words: Translation = {
  about,
  accessibilityStatement,
  aiPolicy,
  aiSecurity,
  blocks,
  careers,
  contact,
  donate,
  duration,
  enquiry,
  errors,
  eventStatus,
  faq,
  feeds,
  fileKinds,
  follow,
  getInvolved,
  history,
  home,
  languageWords,
  legal,
  lists,
  mail,
  missionVision,
  myData,
  origins,
  ownWords,
  partnerships,
  people,
  privacyPolicy,
  reportAProblem,
  search,
  sectionWords,
  shell,
  sitemap,
  subjects,
  support,
  termsOfService,
  updates,
  volunteer,
};
