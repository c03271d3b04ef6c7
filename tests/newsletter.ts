/** A newsletter with subscribers, for tests. */
import { type Language, languageCodes } from "../languages.ts";
import { contentOf } from "../server/content/content.ts";
import type { SiteDatabase } from "../server/database/connect.ts";
import { serverKey } from "../server/inbox/conversation-token.ts";
import { emailKey } from "../server/mail/email-key.ts";
import { type Newsletter, newsletterOf } from "../server/newsletter/newsletter.ts";
import { newId, subscriptionToken } from "../server/newsletter/newsletter-keys.ts";
import type { SignUp } from "../server/newsletter/sign-up.ts";
import { subscriptionMailComposer } from "../server/newsletter/sign-up-mail.ts";
import { topics } from "../server/newsletter/topics.ts";
import { readEnvironment } from "../server/process/environment.ts";
import { createLog } from "../server/process/log.ts";
import { tokenHash } from "../server/staff/secrets.ts";

export const ada = { id: null, name: "Ada" };

type Options = {
  now?: () => Date;
  environment?: Record<string, string>;
};

export const mailEnvironment = (smtpUrl: string) => ({
  ...{
    SMTP_URL: smtpUrl,
    MAIL_FROM: "Secure AI Africa <news@site.example>",
    STAFF_EMAIL: "staff@site.example",
  },
});

export function openNewsletter(database: SiteDatabase, { now, environment = {} }: Options = {}) {
  const settings = readEnvironment({ SITE_URL: "https://site.example", ...environment });
  const logged: string[] = [];
  const newsletter = newsletterOf({
    ...{ database, settings, content: contentOf(database), wakeMail: () => {}, wakeWork: () => {} },
    ...{ log: createLog("info", (line) => logged.push(line)), ...(now && { now }) },
  });
  const compose = subscriptionMailComposer({ database, settings });
  /** The mails in the outbox, as they would be sent. */
  const mails = async () => {
    const rows = await database.db
      .selectFrom("mails")
      .selectAll()
      .where("purpose", "=", "newsletter")
      .execute();
    const composed = await Promise.all(rows.map(compose));
    return composed.flatMap((mail) => mail ?? []);
  };
  /** Signs up and confirms; returns the token. */
  const subscribed = async (email: string, more: Partial<SignUp> = {}): Promise<string> => {
    await newsletter.signUp(signUpOf(email, more));
    const { token = "" } = (await newsletter.ofEmail(email)) ?? {};
    if ((await newsletter.own.confirm(token)) !== "done") throw new Error("Not confirmed");
    return token;
  };
  return { newsletter, settings, logged, mails, subscribed };
}

export const signUpOf = (email: string, more: Partial<SignUp> = {}): SignUp => ({
  ...{ email, language: "en" as Language, topics: [...topics], frequency: "weekly" as const, ...more },
});

export const tokenOf = async (newsletter: Newsletter, email: string): Promise<string> =>
  (await newsletter.ofEmail(email))?.token ?? "";

/** Adds confirmed subscribers quickly, at twenty domains and in all languages. */
export async function addSubscribers({ db }: SiteDatabase, count: number, at = new Date()): Promise<void> {
  const key = await serverKey(db, "newsletter");
  const now = at.toISOString();
  for (let start = 0; start < count; start += 500)
    await db
      .insertInto("subscribers")
      .values(
        Array.from({ length: Math.min(500, count - start) }, (_, index) => {
          const number = start + index;
          const domain = `d${number % 20}.example`;
          const email = `person${number}@${domain}`;
          const id = newId("subscriber");
          return {
            ...{ id, email, email_key: emailKey(email), domain, language: languageCodes[number % 6] ?? "en" },
            ...{
              topics: " news events resources projects ",
              frequency: "weekly" as const,
              state: "active" as const,
            },
            ...{
              paused_until: null,
              token_hash: tokenHash(subscriptionToken(id, key)),
              source: "form" as const,
            },
            ...{
              source_note: "",
              agreed_on: null,
              consent_version: "v",
              consent_language: "en",
              asked_at: now,
            },
            ...{ confirmed_at: now, soft_bounces: 0, first_soft_at: null, last_soft_at: null },
          };
        }),
      )
      .execute();
}
