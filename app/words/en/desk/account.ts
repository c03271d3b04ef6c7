import { message, partsMessage } from "../../message.ts";

/** The page where staff change their own account. */
export const account = {
  title: "Your account",
  welcome: partsMessage<"name">(
    "Welcome, {name}. You are signed in. Add a passkey to this device, so that you can sign in again.",
  ),
  codeByMail: "Without a passkey, you sign in with a code that we send you by mail.",
  codeOnServer:
    "Without a passkey, you need a code, which an administrator can get on the server with: npm run staff -- code EMAIL",
  toDesk: "Go to the desk",
  language: {
    heading: "Language and time zone",
    help: "The desk and its mails use this language. Every time is shown in this time zone.",
    language: "Language",
    timeZone: "Time zone",
    saved: "Saved. The desk now uses this language and time zone.",
    problem: "Please choose a language and a time zone from the lists.",
  },
  passkeys: {
    heading: "Passkeys",
    help: "Your phone, computer or password manager stores the passkey and unlocks it with your fingerprint, face or PIN.",
    newName: "Name for the new passkey",
    add: "Add a passkey",
    noScript: "To add a passkey, turn on JavaScript.",
    /** `link` is the next sentence. */
    signInFirst: partsMessage<"link">(
      "{link} to add a passkey: you must have signed in within the last ten minutes.",
    ),
    signInFirstLink: "Sign in again",
    used: partsMessage<"added" | "used">("Added {added}, last used {used}"),
    unused: partsMessage<"added">("Added {added}, not used yet"),
    /** For screen readers; the screen shows "Change". */
    change: message<{ name: string }>("Change the passkey {name}"),
    changeShort: "Change",
    rename: "Rename",
    renameLabel: "New name",
    remove: "Remove",
    added: "Passkey added. You can now sign in with it.",
    noName: "Please type a name for the passkey.",
    renamed: "Passkey renamed.",
    removed: "Passkey removed. It can no longer be used to sign in.",
    refused: "The passkey could not be verified, or it took too long. Please try again.",
    tooMany: "You have twenty passkeys, the maximum. Remove one first.",
  },
  sessions: {
    heading: "Where you are signed in",
    thisDevice: "this device",
    since: partsMessage<"start" | "used">("Since {start}, last used {used}"),
    signOut: "Sign out",
    signOutDevice: message<{ device: string }>("Sign out {device}"),
    signOutElsewhere: "Sign out everywhere else",
    ended: "Signed out there.",
    endedElsewhere: message<{ count: number }>(
      "You are signed out everywhere else. Sessions ended: {count, number}.",
    ),
  },
  mails: {
    heading: "Mail",
    help: "You get a reminder when a message has 4 hours left and when it is overdue. You get the summary each morning while there are unanswered messages. Mails about the review of texts come with the reminders.",
    label: "Mail about messages and reviews",
    choices: { all: "reminders and the daily summary", reminders: "reminders only", none: "none" },
    saved: message<{ choice: string }>("Saved. Mail about messages and reviews: {choice}."),
    problem: "Please choose which mails you want to get.",
  },
  signature: {
    heading: "Signature",
    help: message<{ characters: number }>(
      "Plain text that is sent below each of your replies to visitors, such as your name and role. Up to {characters, number} characters.",
    ),
    saved: "Signature saved.",
    tooLong: message<{ characters: number }>(
      "This signature is too long: the limit is {characters, number} characters.",
    ),
  },
  name: {
    change: "Change name",
    changed: "Your name has been changed.",
    who: partsMessage<"email" | "role">(
      "You sign in as {email}, and your role is {role}. An administrator can change your role. To use another e-mail address, ask an administrator to invite that address.",
    ),
  },
};
