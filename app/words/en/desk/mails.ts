import { message } from "../../message.ts";

/** Mails to staff. */
export const mails = {
  greeting: message<{ name: string }>("Dear {name},"),
  code: {
    subject: message<{ organisation: string }>("Your code for the desk of {organisation}"),
    intro: "Your code to sign in is:",
    use: "It works once, within ten minutes. Type it only at the desk, and do not share it: we never ask for it.",
    mistake: "If you did not ask for it, you need not do anything.",
  },
  invitation: {
    subject: message<{ organisation: string }>("You are invited to the desk of {organisation}"),
    text: message<{ name: string; organisation: string; role: string }>(
      "{name} invites you to the desk of {organisation} as {role}. To join, open this link within seven days:",
    ),
    mistake: "It works once. If you did not expect this, you need not do anything.",
    roles: {
      translator: "translator",
      writer: "writer",
      publisher: "publisher",
      administrator: "administrator",
    },
  },
  newPasskey: {
    subject: message<{ organisation: string }>("A new passkey for the desk of {organisation}"),
    text: message<{ passkey: string; moment: string }>(
      "The passkey “{passkey}” was added to your account on {moment}. It can sign in as you.",
    ),
    mistake: message<{ link: string }>("If that was not you, remove it and end all other sessions: {link}"),
    tell: "Then tell an administrator.",
  },
  newDevice: {
    subject: message<{ organisation: string }>("A sign-in from a new device at the desk of {organisation}"),
    text: message<{ device: string; moment: string }>(
      "Someone signed in to your account on {moment}, with {device}, from a place that we have not seen before.",
    ),
    mistake: message<{ link: string }>("If that was not you, end that session: {link}"),
    tell: "Then tell an administrator.",
  },
  reminder: {
    /** `reference` is the number of a message. */
    overdueSubject: message<{ reference: string }>("Overdue: {reference}"),
    soonSubject: message<{ reference: string }>("Less than 4 hours left: {reference}"),
    /** For two messages or more. */
    allOverdue: message<{ count: number }>(
      "{count, plural, one {# message is overdue} other {# messages are overdue}}",
    ),
    allSoon: message<{ count: number }>(
      "{count, plural, one {# message has less than 4 hours left} other {# messages have less than 4 hours left}}",
    ),
    mixed: message<{ overdue: number; soon: number }>(
      "Unanswered messages: {overdue, number} overdue, {soon, number} with less than 4 hours left",
    ),
    promise: "We promise an answer within 24 hours.",
    turnOff: message<{ link: string }>("You can turn such mails off: {link}"),
  },
  /** About the review of a text, whose title is `title`. */
  review: {
    untitled: "(no title yet)",
    readySubject: message<{ title: string }>("Ready for review: {title}"),
    ready: message<{ name: string; title: string }>("{name} asks for a review of “{title}”."),
    approved: {
      subject: message<{ title: string }>("Approved: {title}"),
      text: message<{ name: string; title: string }>(
        "{name} has approved “{title}”. It can now be published.",
      ),
      byLink: message<{ name: string; title: string; maker: string }>(
        "{name} has approved “{title}” with the link made by {maker}. It can now be published.",
      ),
    },
    sentBack: {
      subject: message<{ title: string }>("Sent back: {title}"),
      text: message<{ name: string; title: string }>("{name} has sent back “{title}”."),
      byLink: message<{ name: string; title: string; maker: string }>(
        "{name} has sent back “{title}” with the link made by {maker}.",
      ),
    },
    note: message<{ note: string }>("Note: {note}"),
    open: message<{ link: string }>("Open it at the desk: {link}"),
  },
  summary: {
    subject: message<{ count: number }>(
      "{count, plural, one {# message waits for an answer} other {# messages wait for an answer}}",
    ),
    subjectOverdue: message<{ count: number; overdue: number }>(
      "{count, plural, one {# message waits for an answer} other {# messages wait for an answer}}, {overdue, number} overdue",
    ),
  },
  due: {
    left: message<{ time: string }>("{time} left"),
    overdue: message<{ time: string }>("overdue by {time}"),
    minutes: message<{ minutes: number }>("{minutes, number} min"),
    hours: message<{ hours: number; minutes: number }>("{hours, number} h {minutes, number} min"),
    days: message<{ days: number }>("{days, plural, one {# day} other {# days}}"),
    more: message<{ count: number; link: string }>("And {count, number} more: {link}"),
  },
  /** Browsers and systems have names, apart from these. Also shown at the desk. */
  devices: {
    on: message<{ browser: string; system: string }>("{browser} on {system}"),
    browser: "A browser",
    systems: { apple: "an iPhone or iPad", mac: "a Mac", device: "a device" },
  },
  /** About the running of the site. `what` is one of the clauses below. */
  alert: {
    begunSubject: message<{ what: string; organisation: string }>("Attention: {what} ({organisation})"),
    endedSubject: message<{ what: string; organisation: string }>("Resolved: {what} ({organisation})"),
    what: {
      mail: "mail is not going out",
      disk: "the disk is almost full",
      backup: "there is no backup of the last day",
      errors: "more than 1% of requests fail",
      securityTxt: "security.txt is about to expire",
      certificate: "the certificate is about to expire",
      clock: "the clock of the server is wrong",
      database: "nothing can be stored",
    },
    begun: message<{ what: string; moment: string }>("Since {moment}: {what}."),
    ended: message<{ what: string; since: string; moment: string }>(
      "This is over: {what}. It lasted from {since} to {moment}.",
    ),
    open: message<{ link: string }>("The desk says what to do: {link}"),
    once: "You get one more mail when it is over.",
  },
  /** The notice of a new message, to the common address of the organisation. */
  notice: {
    from: "From",
    email: "E-mail",
    subject: "Subject",
    received: "Received",
    reference: "Reference",
    language: "Language of the page",
    atDesk: "At the desk",
    spam: "Looks like spam",
    unconfirmed: "Sender not confirmed",
    forged: "this mail failed DMARC, so it may be forged",
    /** Before the id of the request that brought the message. */
    request: "In the log",
    notMailed: "Not mailed",
    held: message<{ count: number; command: string }>("{count, number} held: see {command}"),
    answer: "To answer, open this message at the desk. A reply to this mail does not reach the visitor.",
  },
};
