import { partsMessage } from "../../message.ts";

/** The pages for signing in, for the first administrator and for invited people. */
export const signIn = {
  title: "Sign in",
  again: "Sign in again",
  usePasskey: "Sign in with a passkey",
  sendCode: "Send me a code",
  /** A code. */
  haveCode: "I have one already",
  code: "Code",
  asked: "If this address has access to the desk, we have sent it a code, which works for ten minutes.",
  tooManyCodes: "Too many codes were requested. Please wait an hour, or sign in with a passkey.",
  noMail:
    "This site does not send mail. An administrator can get a code on the server with: npm run staff -- code EMAIL",
  mailIsAway:
    "The mail server cannot be reached, so no code was sent. Try again in a moment, or ask an administrator to get one on the server with: npm run staff -- code EMAIL",
  wrongCode: "This code is wrong, already used or older than ten minutes. Request a new one.",
  unknownPasskey: "We do not know this passkey, or it took too long. Try again, or sign in with a code.",
  tooManyAttempts: "Too many attempts. Please wait ten minutes and try again.",
  begin: {
    title: "Begin",
    first: "You will be the first administrator of the desk, and can then invite others.",
    correct: "Please correct the fields below.",
    emailHint: "We send sign-in codes to this address.",
    used: "This link no longer works",
    /** `command` is a command for the terminal, `signIn` the next sentence as a link. */
    usedText: partsMessage<"command" | "signIn">(
      "It works once, for 60 minutes, and only until the desk has its first administrator. If it has none yet, run {command} on the server to get a new link. Otherwise {signIn}, or ask an administrator to invite you.",
    ),
    /** Inside the sentence above: "Otherwise sign in, or ask …". */
    signInLink: "sign in",
  },
  join: {
    title: "Join",
    invited: partsMessage<"by" | "organisation" | "role" | "email">(
      "{by} invites you to the desk of {organisation} as {role}. You sign in as {email}.",
    ),
    used: "This invitation no longer works",
    usedText: partsMessage<"signIn">(
      "It works once, for seven days. If you have used it, {signIn}; otherwise ask the person who invited you for a new one.",
    ),
    signInLink: "sign in",
  },
  problems: {
    noName: "Please type a name.",
    longName: "This name is too long.",
    noEmail: "Please type an e-mail address.",
    wrongEmail: "This is not an e-mail address: it needs one @ and a domain, such as ada@example.org.",
  },
};
