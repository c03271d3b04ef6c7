import { message } from "../../message.ts";

/** Sentences for the scripts of every page, which get them with the page. */
export const browser = {
  timesNote: message<{ zone: string }>("Times are in your time zone, {zone}."),
  signedOut: "You are signed out",
  textIsSafe: "Your text is safe. Sign in to save it.",
  email: "Email",
  code: "Code",
  signIn: "Sign in",
  sendCode: "Send me a code",
  haveCode: "I already have a code",
  usePasskey: "Sign in with a passkey",
  oneMoment: "One moment…",
  signedIn: "You are signed in.",
  /** While the phone or computer asks for a fingerprint. */
  waitingForPasskey: "Waiting for your passkey…",
  passkeyNotUsed: "No passkey was used. Try again, or sign in with a code.",
  passkeyNotAdded: "No passkey was added. You can try again.",
  noPasskeys: "This browser does not support passkeys. Please use a code.",
  needsHttps: "Passkeys only work over https. Please use a code.",
  passkeyExists: "This device already has a passkey for the desk.",
  failed: "Something went wrong on our side. Please try again in a moment.",
  offline: "You are offline. Please try again when you are connected.",
  noAnswer: "The server did not answer. Please try again in a moment.",
  signInAgain: "You are signed out. Please sign in again.",
  signInRecently: "You must have signed in within the last ten minutes. Please sign in again.",
  notAllowed: "Your role does not allow this.",
  /** Uploads continue from page to page. */
  uploads: {
    label: "Uploads",
    queued: message<{ name: string }>("{name} is waiting"),
    preparing: message<{ name: string }>("Preparing {name}"),
    sending: message<{ name: string }>("Uploading {name}"),
    /** `reason` is one of the next ones. */
    waiting: message<{ name: string; reason: string }>("{name} will continue automatically ({reason})"),
    offline: "offline",
    noAnswer: "the server is not responding",
    notStored: "the site cannot store files at the moment",
    signedOut: message<{ name: string }>("You are signed out: sign in to continue uploading {name}"),
    refused: message<{ name: string; reason: string }>("{name} was not uploaded. {reason}"),
    done: message<{ name: string }>("{name} is uploaded"),
    /** After the name of the file. */
    isDone: "is uploaded",
    percent: message<{ sentence: string; percent: number }>("{sentence}: {percent, number} %"),
    close: "Close",
    decorative: "Decorative",
    describedAs: message<{ alt: string }>("Alternative text: {alt}"),
    saving: "Saving…",
    saved: "Saved",
    notSaved: "Not saved: the server did not answer. Please try again.",
  },
};
