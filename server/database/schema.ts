import type { CareTables } from "./tables/care.ts";
import type { CertificatesTables } from "./tables/certificates.ts";
import type { ContentTables } from "./tables/content.ts";
import type { CountsTables } from "./tables/counts.ts";
import type { EditionsTables } from "./tables/editions.ts";
import type { EnquiriesTables } from "./tables/enquiries.ts";
import type { MailTables } from "./tables/mail.ts";
import type { MediaTables } from "./tables/media.ts";
import type { NewsletterTables } from "./tables/newsletter.ts";
import type { OperationsTables } from "./tables/operations.ts";
import type { RegistrationsTables } from "./tables/registrations.ts";
import type { ReviewTables } from "./tables/review.ts";
import type { SearchTables } from "./tables/search.ts";
import type { StaffTables } from "./tables/staff.ts";

export type * from "./tables/care.ts";
export type * from "./tables/certificates.ts";
export type * from "./tables/content.ts";
export type * from "./tables/counts.ts";
export type * from "./tables/editions.ts";
export type * from "./tables/enquiries.ts";
export type * from "./tables/mail.ts";
export type * from "./tables/media.ts";
export type * from "./tables/newsletter.ts";
export type * from "./tables/operations.ts";
export type * from "./tables/registrations.ts";
export type * from "./tables/review.ts";
export type * from "./tables/search.ts";
export type * from "./tables/staff.ts";

/**
 * The tables, the same in both engines. Instants are ISO 8601 in UTC, always with milliseconds, so that sorting them as
 * text sorts them by time.
 */
export interface Database
  extends CareTables,
    CertificatesTables,
    ContentTables,
    CountsTables,
    EditionsTables,
    EnquiriesTables,
    MailTables,
    MediaTables,
    NewsletterTables,
    RegistrationsTables,
    ReviewTables,
    SearchTables,
    StaffTables,
    OperationsTables {}
