import { message } from "../../message.ts";

type Reason = { reason: string };
type Code = { code: string };
type Status = { status: number };

/**
 * Sentences that the server stores in English. The desk recognises them and shows them in the reader's language, so each
 * value is a plain placeholder. A changed sentence is no longer recognised where it is already stored.
 */
export const stored = {
  /** Events in a conversation, and the reasons in them. */
  lines: {
    closed: "Closed.",
    reopened: "Opened again: it waits for an answer.",
    spam: "Marked as spam.",
    notSpam: "Marked as no spam.",
    assigned: message<{ name: string }>("Assigned to {name}."),
    unassigned: "Unassigned.",
    /** `time` is as in "2026-11-15 10:00 UTC". */
    snoozed: message<{ time: string }>("Snoozed until {time}."),
    snoozeEnded: "Snooze ended.",
    labelled: message<{ name: string }>("Label added: {name}."),
    unlabelled: message<{ name: string }>("Label removed: {name}."),
    merged: message<{ reference: string }>("Merged with {reference}."),
    corrected: "The sender corrected the e-mail address.",
    tooMany: "Too many mails came within a day. More of them are in the mailbox.",
    robot: "A program answered for them.",
    robotSubject: message<{ subject: string }>("A program answered for them: “{subject}”."),
    replyDelayed: "Our reply is not delivered yet. The mail servers go on trying.",
    replyBounced: "Our reply could not be delivered.",
    replyBouncedCode: message<Code>("Our reply could not be delivered ({code})."),
    replyBouncedBecause: message<Reason>("Our reply could not be delivered: {reason}."),
    acknowledgementDelayed: "The acknowledgement is not delivered yet. The mail servers go on trying.",
    acknowledgementBounced: "The acknowledgement could not be delivered.",
    acknowledgementBouncedCode: message<Code>("The acknowledgement could not be delivered ({code})."),
    acknowledgementUndelivered: message<Reason>(
      "The acknowledgement could not be delivered to the visitor's address: {reason}.",
    ),
    acknowledgementBouncedBecause: message<Reason>("The acknowledgement could not be delivered: {reason}."),
    /** `time` is as in "2026-11-15 10:00 UTC". */
    replyUndelivered: message<Reason & { time: string }>(
      "The reply of {time} could not be delivered to the visitor's address: {reason}.",
    ),
    /** Reasons, within the sentences above. */
    noAddress: "there is no such address",
    noDomain: "there is no such domain",
    full: "the mailbox is full",
    mailboxClosed: "the mailbox is closed",
    tooLarge: "the mail is too large for it",
    refusesIt: "their mail server refuses it",
    unreachable: "their mail server could not be reached in time",
    file: "a file that goes with it is missing, or its files are too large",
    noMailFor: message<Code>("the mail server does not take mail for it ({code})"),
    refused: message<Code>("the mail server refused the mail ({code})"),
    notAnAddress: "it is no address that mail can be sent to",
    threeDays: "the mail server did not take it for three days",
    withCode: message<Reason & Code>("{reason} ({code})"),
  },
  /** Who added a line, if it was no colleague. */
  authors: { site: "The site", mail: "Mail", sender: "The sender" },
  /** Why a message was taken for spam or held. Several reasons are shown as a list. */
  spam: {
    honeypot: "hidden field filled in",
    fast: "a link, sent faster than anyone types",
    onlyLinks: "nothing but links",
    manyLinks: "many links",
    linkInName: "a link in the name",
    forum: "links written as forums want them",
    cameOften: "the same text came many times",
    markedBefore: "this e-mail address has sent spam before",
    markedByStaff: "marked by the staff",
    markedBy: message<{ name: string }>("marked by {name}"),
    server: "the mail server that received it takes it for spam",
    noSender: "its sender has no address that could be answered",
    answersStaff: "it answers a mail that this site sent to its staff",
    robot: "a program seems to have written it",
    bounce: "it is a mail server's report about a mail that belongs to no conversation",
    manyMailsOfOne: "many mails from one address",
    manyMails: "many mails in one hour",
    manyInMinute: "many messages in one minute",
    manyFromNetwork: "many messages from its part of the network",
  },
  /** Why a file that came by mail is not kept. */
  files: { tooMany: "It came with more files, or larger ones, than are kept." },
  /** Why no mail comes in. IMAP_URL is a setting of the site. */
  mailbox: {
    full: "So many messages are held with the spam that there is no room for more: please review them.",
    notStored: "New mail cannot be stored at the moment.",
    wrongPassword: "The mail server does not accept the user or the password in IMAP_URL.",
    noFolder: "The mail server has no folder with the name in IMAP_URL.",
    unreachable: "The mail server that IMAP_URL names cannot be reached.",
    notEncrypted:
      "The connection to the mail server could not be encrypted, and the password is sent over no other.",
    unexpected: "The mail server closed the connection or gave an unexpected answer.",
    unexpectedCode: message<Code>(
      "The mail server closed the connection or gave an unexpected answer ({code}).",
    ),
  },
  /** Why a mail is not sent yet: codes with these words between them. */
  delivery: {
    unknown: "unknown",
    at: message<{ command: string }>("at {command}"),
    answer: message<Code>("answer {code}"),
  },
  /** Why a backup failed or is incomplete. `path` is a file; DATABASE_URL is a setting of the site. */
  backup: {
    noRoom: message<{ path: string }>("There is no room left for {path}."),
    cannotOpen: message<{ path: string; code: string }>("{path} cannot be opened ({code})."),
    noSite: "The database that DATABASE_URL names does not contain a site yet.",
    noDatabase: message<{ path: string }>("DATABASE_URL names {path}, which does not exist."),
    notThere: message<{ path: string }>("{path} does not exist."),
    exists: message<{ path: string }>("{path} already exists. Add --replace to overwrite it."),
    missingMore: message<{ path: string; count: number }>(
      "Missing from the store, so not in the backup: {path} and {count} more.",
    ),
    missing: message<{ path: string }>("Missing from the store, so not in the backup: {path}."),
    onlyHere: message<{ reason: string }>("The backup is on this machine only: {reason}"),
    noBucket: "The bucket that BACKUP_URL names does not exist.",
    keyRefused: message<{ code: string }>("The storage at BACKUP_URL refuses the key ({code})."),
    storageFull: "The storage at BACKUP_URL is full.",
    storageSilent: "The storage at BACKUP_URL does not answer.",
    storageRefused: message<{ code: string }>("The storage at BACKUP_URL refused the request ({code})."),
    notStored: message<{ path: string }>("There is no backup {path} in the storage at BACKUP_URL."),
    storedDiffers: message<{ path: string }>(
      "The copy of {path} in the storage at BACKUP_URL is not the file that was uploaded.",
    ),
    trialFailed: message<{ reason: string }>("The backup could not be restored on trial: {reason}"),
    trialDiffers: message<{ table: string }>(
      "The backup was restored on trial, but the number of entries in {table} differs.",
    ),
    noRoomForTrial: "There is not enough disk space to restore the backup on trial.",
  },
  /** What is wrong at a place where a change must be visible. `status` is a code such as 404. */
  receipts: {
    absent: "It is not there.",
    present: "It is still there.",
    noTitle: "The page does not show its title.",
    noText: "The page does not show this text.",
    noPicture: "The page does not show its picture.",
    noWords: message<{ text: string }>("The page does not show “{text}”."),
    noAnswer: message<Status>("It answers {status} instead of 200."),
    notGone: message<Status>("The page answers {status} instead of 410."),
    notMissing: message<Status>("The list answers {status} instead of 404."),
    notRedirected: message<Status & { address: string }>(
      "It answers {status} instead of redirecting to {address}.",
    ),
    /** `cause` is in English. */
    failed: message<{ cause: string }>("The request failed: {cause}."),
    retried: message<{ cause: string }>("It could not be published and will be tried again. Cause: {cause}."),
  },
};
