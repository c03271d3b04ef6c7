import type { Translation } from "../translation.ts";
import { aiPolicy } from "./ai-policy.ts";
import { approval } from "./approval.ts";
import { blocks } from "./blocks.ts";
import { certificate } from "./certificate.ts";
import { citation } from "./citation.ts";
import { contact } from "./contact.ts";
import { duration } from "./duration.ts";
import { enquiry } from "./enquiry.ts";
import { errors } from "./errors.ts";
import { eventStatus } from "./event-status.ts";
import { faq } from "./faq.ts";
import { feeds } from "./feeds.ts";
import { fileKinds } from "./file-kinds.ts";
import { follow } from "./follow.ts";
import { keptPages } from "./kept-pages.ts";
import { languageWords } from "./language-words.ts";
import { legal } from "./legal.ts";
import { lists } from "./lists.ts";
import { mail } from "./mail.ts";
import { myData } from "./my-data.ts";
import { newestWork } from "./newest-work.ts";
import { newsletter } from "./newsletter.ts";
import { newsletterMail } from "./newsletter-mail.ts";
import { closed, siteNotice } from "./office.ts";
import { onThisDevice } from "./on-this-device.ts";
import { outbox } from "./outbox.ts";
import { ownRegistration } from "./own-registration.ts";
import { ownWords } from "./own-words.ts";
import { packs } from "./packs.ts";
import { partnerships } from "./partnerships.ts";
import { people } from "./people.ts";
import { registration } from "./registration.ts";
import { registrationForm } from "./registration-form.ts";
import { registrationMail } from "./registration-mail.ts";
import { search } from "./search.ts";
import { sectionWords } from "./section-words.ts";
import { shell } from "./shell.ts";
import { subjects } from "./subjects.ts";
import { updates } from "./updates.ts";

export const words: Translation = {
  aiPolicy,
  approval,
  blocks,
  certificate,
  citation,
  closed,
  contact,
  duration,
  enquiry,
  errors,
  eventStatus,
  faq,
  feeds,
  fileKinds,
  follow,
  keptPages,
  languageWords,
  legal,
  lists,
  mail,
  myData,
  newestWork,
  newsletter,
  newsletterMail,
  onThisDevice,
  outbox,
  ownRegistration,
  ownWords,
  packs,
  partnerships,
  people,
  registration,
  registrationForm,
  registrationMail,
  search,
  sectionWords,
  shell,
  siteNotice,
  subjects,
  updates,
};
