/** Sends the mails in the outbox until it is killed: `send-mails.ts <database> <mail server> <minutes ahead>`. */
import { connectDatabase } from "../../server/database/connect.ts";
import { mailsOf } from "../../server/inbox/mail-out/mails.ts";
import { openStore } from "../../server/media/open-store.ts";
import { readEnvironment } from "../../server/process/environment.ts";
import { createLog } from "../../server/process/log.ts";

const [url = "", smtpUrl = "", ahead = "0"] = process.argv.slice(2);
const log = createLog("error");
const settings = readEnvironment({
  ...{ SMTP_URL: smtpUrl, MAIL_FROM: "site@example.org", STAFF_EMAIL: "staff@example.org" },
  SITE_URL: "https://example.org",
});
mailsOf({
  ...{ database: connectDatabase(url), store: openStore(settings, log), settings, log },
  now: () => new Date(Date.now() + Number(ahead) * 60_000),
}).start();
