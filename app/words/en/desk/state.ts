import { message, partsMessage } from "../../message.ts";

/** How the site is running. */
export const state = {
  title: "State of the site",
  lead: "How the site is running now, and what to do if something is wrong.",
  allFine: "Everything works.",
  wrong: message<{ count: number }>(
    "{count, plural, one {# thing about the running of the site needs attention.} other {# things about the running of the site need attention.}}",
  ),
  toPage: "See what to do",
  /** For screen readers, before a line. */
  marks: { fine: "Fine:", wrong: "Needs attention:", off: "Not set up:" },
  headings: {
    release: "Site",
    upgrade: "Upgrade",
    database: "Database",
    mailOut: "Outgoing mail",
    mailIn: "Incoming mail",
    encoding: "Pictures",
    backup: "Backup",
    disk: "Disk",
    memory: "Memory",
    errors: "Errors",
    securityTxt: "security.txt",
    alerts: "Alerts",
  },
  release: partsMessage<"release" | "schema" | "moment">(
    "Release {release}, database version {schema}. This process has been running since {moment}.",
  ),
  database: {
    fine: message<{ engine: string }>("{engine} answers and stores changes."),
    wrong:
      "Nothing can be stored. Ask the person who runs the site to check the disk and the database server.",
  },
  mailOut: {
    off: "Mail is not set up: messages are stored, but nobody gets a notice. The person who runs the site can set SMTP_URL.",
    none: "No mail is waiting.",
    waiting: message<{ count: number }>(
      "{count, plural, one {# mail is waiting.} other {# mails are waiting.}}",
    ),
    oldest: partsMessage<"moment">("The oldest is from {moment}."),
    givenUp: message<{ count: number }>(
      "{count, plural, one {# mail was given up in the last day.} other {# mails were given up in the last day.}}",
    ),
    advice:
      "The site keeps trying for three days. Ask the person who runs the site to check the mail server; the log says why it refuses mail.",
  },
  mailIn: {
    off: "No mailbox is set up: answers that visitors send by mail do not appear at the desk.",
    fine: partsMessage<"moment">("Last read: {moment}."),
    never: "Not read yet.",
    wrong: partsMessage<"moment">("It has not been readable since {moment}."),
    advice: "The site keeps trying. Ask the person who runs the site to check the mailbox and its password.",
  },
  encoding: {
    none: "No picture is waiting.",
    waiting: message<{ count: number }>(
      "{count, plural, one {# picture is being prepared.} other {# pictures are being prepared.}}",
    ),
    failed: message<{ count: number }>(
      "{count, plural, one {# picture of the last day could not be prepared.} other {# pictures of the last day could not be prepared.}}",
    ),
    advice: "Pictures wait for more than 15 minutes. Ask the person who runs the site to look at the log.",
  },
  backup: {
    none: "No backup yet.",
    advice:
      "A backup should be made every day. Ask the person who runs the site to check the backup service; the first page of the desk says what failed.",
  },
  disk: {
    free: partsMessage<"free" | "total">("{free} of {total} are free."),
    unknown: "The free space could not be read.",
    advice:
      "Less than 10% is free. Ask the person who runs the site to make room: old backups and logs are usually the largest. When the disk is full, nothing can be stored.",
  },
  memory: partsMessage<"size">("This process uses {size}."),
  errors: {
    none: "No request failed in the last hour.",
    some: message<{ errors: number; requests: number }>(
      "{errors, number} of {requests, number} requests failed in the last hour.",
    ),
    advice:
      "More than 1% fail. Ask the person who runs the site to look at the log; each error page shows a reference that is in the log.",
  },
  securityTxt: {
    valid: partsMessage<"moment">("Valid until {moment}."),
    advice: "An administrator can confirm it.",
  },
  alerts: {
    byMail: message<{ address: string }>("When something is wrong, a mail goes to {address}."),
    toAdministrators: "When something is wrong, the administrators get a mail.",
    byWebhook: "When something is wrong, the webhook of the operator is called.",
    nobody:
      "When something is wrong, nobody is told. The person who runs the site can set up mail or ALERT_WEBHOOK.",
    mailWaits: "If mail itself is stuck, the mail about it waits, too. ALERT_WEBHOOK tells you without mail.",
  },
};
