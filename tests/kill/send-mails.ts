/** A process that sends what is in the outbox until it is killed: `send-mails.ts <database> <mail server> <minutes ahead>`. */
import { connectDatabase } from "../../server/database/connect.ts";
import { readEnvironment } from "../../server/environment.ts";
import { createLog } from "../../server/log.ts";
import { mailsOf } from "../../server/mail/mails.ts";

const [url = "", smtpUrl = "", ahead = "0"] = process.argv.slice(2);
mailsOf({
  database: connectDatabase(url),
  settings: readEnvironment({
    ...{ SMTP_URL: smtpUrl, MAIL_FROM: "site@example.org", STAFF_EMAIL: "staff@example.org" },
    SITE_URL: "https://example.org",
  }),
  log: createLog("error"),
  now: () => new Date(Date.now() + Number(ahead) * 60_000),
});
