/** Sends newsletters until it is killed: `send-newsletter.ts <database> <mail server> <minutes ahead>`. */
import { connectDatabase } from "../../server/database/connect.ts";
import { startNewsletterWork } from "../../server/newsletter/newsletter-work.ts";
import { createLog } from "../../server/process/log.ts";
import { mailEnvironment, openNewsletter } from "../newsletter.ts";

const [url = "", smtpUrl = "", ahead = "0"] = process.argv.slice(2);
const database = connectDatabase(url);
const now = () => new Date(Date.now() + Number(ahead) * 60_000);
const rates = { NEWSLETTER_PER_MINUTE: "100000", NEWSLETTER_PER_DOMAIN: "100000" };
const { newsletter } = openNewsletter(database, {
  now,
  environment: { ...mailEnvironment(smtpUrl), ...rates },
});
const sender = newsletter.startSending();
const work = startNewsletterWork({ database, log: createLog("error"), now });
// The parent waits for the end, so look often.
setInterval(() => {
  sender.wake();
  work.wake();
}, 50);
