import { message } from "../../message.ts";

/** Sentences for the scripts of every page, which get them with the page. */
export const browser = {
  timesNote: message<{ zone: string }>("Times are in your time zone, {zone}."),
  signedOut: "You are signed out",
  textIsSafe: "Your text is safe. Sign in to save it.",
  email: "Email",
  code: "Code",
  signIn: "Sign in",
  cancel: "Cancel",
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
  nothingFound: "Nothing found.",
  signInAgain: "You are signed out. Please sign in again.",
  signInRecently: "You must have signed in within the last ten minutes. Please sign in again.",
  notAllowed: "Your role does not allow this.",
};
