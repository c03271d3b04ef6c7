import type { Kysely } from "kysely";
import { defaultLanguage, type Language } from "../../../languages.ts";
import type { Database } from "../../database/schema.ts";
import { emailKey } from "../../mail/email-key.ts";
import { staffLanguage } from "../../staff/staff-mails.ts";

/**
 * The language of mails to the common address of staff, which belongs to no account: that of the person with this
 * address, or else the language that most of the staff chose.
 */
export async function noticeLanguage(db: Kysely<Database>, staffEmail: string): Promise<Language> {
  const staff = await db.selectFrom("staff").select(["email", "language"]).execute();
  const owner = staff.find(({ email }) => emailKey(email) === emailKey(staffEmail));
  if (owner) return staffLanguage(owner);
  const languages = staff.map(staffLanguage);
  const count = (language: Language) => languages.filter((each) => each === language).length;
  return languages.reduce(
    (most, language) => (count(language) > count(most) ? language : most),
    defaultLanguage,
  );
}
