import { createContent } from "./2026-11-15-content.ts";
import { createEnquiries } from "./2026-11-16-enquiries.ts";
import { foldToLetters } from "./2026-11-17-letters.ts";
import { keyTypesAndCategories } from "./2026-11-18-comparison-keys.ts";
import { createWriteProbe } from "./2026-11-18-write-probe.ts";
import { limitEnquiries } from "./2026-11-19-enquiry-limits.ts";
import { storeTextUncompressed } from "./2026-11-20-text-storage.ts";
import { noteTrigrams } from "./2026-11-21-short-terms.ts";
import { noteWords } from "./2026-11-22-search-words.ts";
import { addLanguageAndUpdate } from "./2026-11-23-language-and-update.ts";
import { createStaff } from "./2026-11-24-staff.ts";
import { createEditions } from "./2026-11-25-editions.ts";
import { createPartnersFaqOrganisation } from "./2026-11-26-partners-faq-organisation.ts";
import { createPasskeys } from "./2026-11-27-passkeys.ts";
import { createMedia } from "./2026-11-28-media.ts";
import { createPeople } from "./2026-11-29-people.ts";
import { createBackups } from "./2026-11-30-backups.ts";
import { indexWords } from "./2026-12-01-word-index.ts";
import { createConversations } from "./2026-12-02-conversations.ts";
import { moveToOneOutbox } from "./2026-12-03-one-outbox.ts";
import { createEnquirySearch } from "./2026-12-04-enquiry-search.ts";
import { indexAnswers } from "./2026-12-05-promise.ts";
import { createIncomingFiles } from "./2026-12-06-incoming-files.ts";
import { noteErasedConversations } from "./2026-12-07-erasures.ts";
import { createTranslations } from "./2026-12-08-translations.ts";
import { addMailSafety } from "./2026-12-09-mail-safety.ts";
import { createOldAddresses } from "./2026-12-10-old-addresses.ts";
import type { Migration } from "./migration.ts";

/** In the order in which they run. A migration that was released is never edited: add another. */
export const migrations: Record<string, Migration> = {
  "2026-11-15-content": createContent,
  "2026-11-16-enquiries": createEnquiries,
  "2026-11-17-letters": foldToLetters,
  "2026-11-18-comparison-keys": keyTypesAndCategories,
  "2026-11-18-write-probe": createWriteProbe,
  "2026-11-19-enquiry-limits": limitEnquiries,
  "2026-11-20-text-storage": storeTextUncompressed,
  "2026-11-21-short-terms": noteTrigrams,
  "2026-11-22-search-words": noteWords,
  "2026-11-23-language-and-update": addLanguageAndUpdate,
  "2026-11-24-staff": createStaff,
  "2026-11-25-editions": createEditions,
  "2026-11-26-partners-faq-organisation": createPartnersFaqOrganisation,
  "2026-11-27-passkeys": createPasskeys,
  "2026-11-28-media": createMedia,
  "2026-11-29-people": createPeople,
  "2026-11-30-backups": createBackups,
  "2026-12-01-word-index": indexWords,
  "2026-12-02-conversations": createConversations,
  "2026-12-03-one-outbox": moveToOneOutbox,
  "2026-12-04-enquiry-search": createEnquirySearch,
  "2026-12-05-promise": indexAnswers,
  "2026-12-06-incoming-files": createIncomingFiles,
  "2026-12-07-erasures": noteErasedConversations,
  "2026-12-08-translations": createTranslations,
  "2026-12-09-mail-safety": addMailSafety,
  "2026-12-10-old-addresses": createOldAddresses,
};
