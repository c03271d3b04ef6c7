import { message, partsMessage } from "../../message.ts";

/** The inbox. Its title is that of the menu. */
export const enquiries = {
  back: "Back to messages",
  noSubject: "(no subject)",
  tabs: {
    new: "New",
    mine: "Mine",
    waiting: "Waiting",
    snoozed: "Snoozed",
    answered: "Answered",
    closed: "Closed",
    spam: "Spam",
  },
  /** In place of an empty list. */
  emptyTabs: {
    new: "No new messages: all are answered or assigned.",
    mine: "No unanswered message is assigned to you.",
    waiting: "No message is waiting for an answer.",
    snoozed: "No snoozed messages.",
    answered: "No answered messages yet.",
    closed: "No closed messages.",
    spam: "No spam.",
  },
  kind: "Kind",
  kinds: {
    message: "Message",
    registration: "Registration",
    volunteer: "Volunteer",
    partnership: "Partnership",
    press: "Press",
  },
  states: {
    waiting: "Waiting for an answer",
    answered: "Answered",
    closed: "Closed",
    spam: "Spam",
  },
  timeLeft: {
    minutes: message<{ count: number }>("{count, plural, one {# min left} other {# min left}}"),
    hours: message<{ count: number }>("{count, plural, one {# h left} other {# h left}}"),
    days: message<{ count: number }>("{count, plural, one {# day left} other {# days left}}"),
  },
  overdue: {
    minutes: message<{ count: number }>("{count, plural, one {Overdue by # min} other {Overdue by # min}}"),
    hours: message<{ count: number }>("{count, plural, one {Overdue by # h} other {Overdue by # h}}"),
    days: message<{ count: number }>("{count, plural, one {Overdue by # day} other {Overdue by # days}}"),
  },
  /** The language of a message: detected in its text, or that of the page with the form. */
  detected: message<{ language: string }>("{language} (detected)"),
  ofPage: message<{ language: string }>("{language} page"),
  assignedTo: partsMessage<"name">("With {name}"),
  unassigned: "Unassigned",
  /** Why a message was taken for spam. */
  why: partsMessage<"reason">("Why: {reason}"),
  /** A registration; `event` is a link. */
  about: partsMessage<"event">("For {event}"),
  answering: message<{ names: string; count: number }>(
    "{count, plural, one {{names} is answering} other {{names} are answering}}",
  ),
  meanwhile: {
    visitor: "The visitor has written again in the meantime",
    staff: message<{ names: string; count: number }>(
      "{count, plural, one {{names} has answered in the meantime} other {{names} have answered in the meantime}}",
    ),
    /** `what` is one of the two above. */
    review: message<{ what: string }>(
      "{what}: please look first. To send yours anyway, press “Reply” again.",
    ),
  },
  found: {
    count: message<{ total: number }>("{total, plural, one {# result.} other {# results.}}"),
    more: message<{ total: number }>(
      "More than {total, number} results, newest first. Add a word to narrow them down.",
    ),
  },
  registrationsFor: partsMessage<"event">("Registrations for {event}."),
  all: "All messages",
  withSelected: "With selected",
  assign: {
    label: "Assign to",
    me: "Me",
    button: "Assign",
  },
  close: "Close",
  reopen: "Reopen",
  spam: "Spam",
  notSpam: "Not spam",
  erase: "Erase",
  more: "More",
  snooze: {
    until: "Snooze until",
    /** `time` follows in the person's time zone. */
    tomorrow: message<{ time: string }>("Tomorrow morning ({time})"),
    monday: message<{ time: string }>("Next Monday morning ({time})"),
    choose: "A date and time",
    at: "Date and time",
    zone: message<{ zone: string }>("Time zone: {zone}."),
    beforeDue: message<{ time: string; zone: string }>(
      "Not answered yet, so until {time} at most. Time zone: {zone}.",
    ),
    button: "Snooze",
    end: "End snooze",
    snoozedUntil: partsMessage<"time">("Snoozed until {time}"),
    problems: {
      "not a time": "Please choose a time in the future.",
      "too far": message<{ days: number }>(
        "Please choose a time within the next {days, plural, one {# day} other {# days}}.",
      ),
      "after due":
        "The visitor has had no answer yet, so this message can be snoozed only until its answer is due.",
      "not waiting": "Only messages that wait for an answer can be snoozed.",
    },
  },
  labels: {
    heading: "Labels",
    label: "Label",
    /** Puts a label on a message. */
    button: "Label",
    remove: message<{ name: string }>("Remove the label {name}"),
    problems: {
      empty: "Please type a label.",
      "too long": message<{ characters: number }>(
        "This label is too long: the limit is {characters, number} characters.",
      ),
      "too many": message<{ count: number }>(
        "A message can have up to {count, plural, one {# label} other {# labels}}. Remove one first.",
      ),
      "too many in all": message<{ count: number }>(
        "There are {count, plural, one {# label} other {# labels}} already. Use one of them, or remove one everywhere.",
      ),
    },
  },
  merge: {
    with: "Merge with",
    help: "Both become one conversation, in the order of time, and the earlier due time counts. Both references lead to it. This cannot be undone.",
    button: "Merge",
    problem: "These messages cannot be merged: one was erased, or they come from different e-mail addresses.",
  },
  delete: "Delete",
  askDelete: {
    heading: message<{ count: number }>(
      "{count, plural, one {Delete # message?} other {Delete # messages?}}",
    ),
    text: "The messages, all replies and notes, their files and any unsent mail are deleted for good. This cannot be undone.",
  },
  askErase:
    "Erase this conversation? The message, all replies and notes, their files and any unsent mail are deleted for good. This cannot be undone.",
  reply: "Reply",
  /** Below the form of a reply. */
  signature: {
    sentBelow: "Your signature, sent below the reply:",
    none: "You have no signature.",
    change: "Change signature",
  },
  note: { label: "Note", hint: "Only colleagues can see it.", add: "Add note" },
  earlier: "Other messages from this address",
  /** The list beside a conversation; `state` is one of the states above. */
  others: message<{ state: string }>("{state}: messages"),
  posts: {
    in: "From the visitor",
    out: "Our reply",
    note: "Note for colleagues",
    forged: "Sender not confirmed: this mail failed DMARC, so its sender may be forged.",
    quoted: "Quoted text",
    files: "Files",
    notStored: partsMessage<"reason">("Not stored: {reason}"),
  },
  /** The mail with a reply. */
  delivery: {
    waiting: "Waiting to be sent",
    sending: "Sending…",
    /** A date and time follow. */
    sent: "Handed to the mail server:",
    failed: "Could not be delivered.",
    failedBecause: message<{ problem: string }>("Could not be delivered: {problem}."),
    retrying: message<{ problem: string; attempts: number }>(
      "Not sent yet: {problem}. Trying again ({attempts, plural, one {# try} other {# tries}} so far).",
    ),
  },
  /** After an act on one conversation. */
  done: {
    sent: "The reply is on its way.",
    "sent-before": "The reply is on its way. It was sent only once.",
    note: "Note added. Only colleagues can see it.",
    assigned: "Assigned.",
    closed: "Closed.",
    reopened: "Reopened: waiting for an answer.",
    spam: "Moved to spam. You can bring it back.",
    "not-spam": "Not spam: waiting for an answer.",
    snoozed: "Snoozed. It comes back by itself, or as soon as the visitor writes again.",
    awake: "Snooze ended.",
    labelled: "Label added.",
    unlabelled: "Label removed.",
    merged: "Merged. Both references lead here.",
  },
  erased: "Erased.",
  /** After an act on the selected messages. */
  doneWithSelected: {
    closed: message<{ count: number }>("{count, plural, one {# message closed.} other {# messages closed.}}"),
    spam: message<{ count: number }>(
      "{count, plural, one {# message marked as spam.} other {# messages marked as spam.}}",
    ),
    notSpam: message<{ count: number }>(
      "{count, plural, one {# message marked as no spam.} other {# messages marked as no spam.}}",
    ),
    labelled: message<{ count: number }>(
      "{count, plural, one {# message labelled.} other {# messages labelled.}}",
    ),
    deleted: message<{ count: number }>(
      "{count, plural, one {# message deleted.} other {# messages deleted.}}",
    ),
    assigned: message<{ count: number; name: string }>(
      "{count, plural, one {# message assigned to {name}.} other {# messages assigned to {name}.}}",
    ),
    unassigned: message<{ count: number }>(
      "{count, plural, one {# message unassigned.} other {# messages unassigned.}}",
    ),
  },
  problems: {
    nothingSelected: "Nothing selected: tick the messages first.",
    nothingToDelete: "Nothing deleted: only closed messages and spam can be deleted here.",
    noNote: "Please write a note.",
    longNote: "This note is too long: the limit is 10,000 characters.",
    noReply: "The reply is empty.",
    longReply: "This reply is too long: the limit is 50,000 characters.",
    fileDeleted: "A file that you attached has been deleted.",
    notSentFile: message<{ name: string; reason: string }>(
      "Not sent: the file “{name}” cannot be attached. {reason} Choose the other files again.",
    ),
    notSentFileDeleted:
      "Not sent: a file that you attached has been deleted. To send the reply without it, press “Reply” again.",
    otherWindow:
      "Not sent: you also wrote this reply in another window, and both texts are below. Review them, then press “Reply” again.",
    tooComplex: "This text is too complex to preview: it will be sent as you typed it.",
  },
  /** Who wrote the other text of a conflict. */
  youElsewhere: "You (in another window)",
  canned: {
    title: "Canned replies",
    saved: "Saved.",
    /** `name` and `reference` are placeholders that staff type: "{name}". */
    help: partsMessage<"name" | "reference">(
      "Texts that you can insert into replies. {name} becomes the visitor’s name, {reference} the reference of the message. Replies in the language of the message and for its kind are offered first.",
    ),
    new: "New canned reply",
    language: "Language",
    anyLanguage: "Any",
    /** In a list to choose from. */
    option: message<{ name: string; language: string }>("{name} ({language})"),
    text: "Text",
    delete: "Delete",
    problems: {
      "not there": "Someone else has deleted this reply. Your text is below, as a new one.",
      "too many": "There are too many canned replies: delete one that is no longer used.",
      incomplete: message<{ characters: number }>(
        "Please give a name (up to {characters, number} characters) and a text (up to 10,000).",
      ),
    },
  },
  personalData: {
    title: "Personal data",
    help: "For people who ask which of their data we store, or want it erased. First make sure that the e-mail address is theirs, for example by asking them to write from it.",
    find: "Find an e-mail address",
    findAnother: "Search again",
    email: "E-mail address",
    found: partsMessage<"count" | "email">(
      "{count, plural, one {# conversation with {email}} other {# conversations with {email}}}",
    ),
    registrations: message<{ count: number }>(
      "{count, plural, one {# registration for an event} other {# registrations for events}}",
    ),
    export: "Export as JSON",
    exportHelp:
      "The file also contains colleagues’ notes: read it before you pass it on, and delete your copy afterwards.",
    eraseAll: message<{ count: number }>(
      "{count, plural, one {Erase # conversation for good, with replies, notes and files} other {Erase # conversations for good, with replies, notes and files}}",
    ),
    eraseRegistrations: message<{ count: number }>(
      "{count, plural, one {Erase # registration for good} other {Erase # registrations for good}}",
    ),
    erased: message<{ count: number }>(
      "{count, plural, one {# conversation was erased.} other {# conversations were erased.}} Copies in backups stay until those are deleted.",
    ),
    registrationsErased: message<{ count: number }>(
      "{count, plural, one {# registration was erased.} other {# registrations were erased.}} Copies in backups stay until those are deleted.",
    ),
    none: "We have neither messages nor registrations from this address.",
    noneErased: "We have neither messages nor registrations from this address, so nothing was erased.",
    tickFirst: "Nothing was erased: tick the box first.",
    signInAgain:
      "Nothing was exported: you must have signed in within the last ten minutes. Search for the address again, and you will be asked to sign in.",
  },
  responseTimes: {
    title: "Response times",
    /** `holidays` is a link to the page with the holidays. */
    help: partsMessage<"holidays">(
      "We promise an answer within 24 hours, also at weekends. The days under {holidays} do not count. A message counts once it is answered or its 24 hours are over; spam and erased messages do not count. Half of all messages were answered within the median time.",
    ),
    holidays: "Holidays",
    period: "Period",
    received: "Received",
    answered: "Answered",
    inTime: "Within 24 hours",
    median: "Median",
    lastDays: message<{ days: number }>("{days, plural, one {Last day} other {Last # days}}"),
    week: message<{ monday: string }>("Week from {monday}"),
    share: message<{ count: number; percent: number }>("{count, number} ({percent, number} %)"),
    visitors: "Visitors see the first line on the contact page, once there are ten messages.",
  },
};
