import { message } from "../../message.ts";

/** A mail from staff to people who registered for an event. */
export const letter = {
  title: "Write to people",
  sendTo: "To",
  choose: "Choose",
  recipients: message<{ count: number }>(
    "{count, plural, one {# person gets this mail.} other {# people get this mail.}}",
  ),
  subject: "Subject",
  text: "Text",
  textHint: "Plain text. Write in the language of the people: the desk does not translate it.",
  /** Stands below the preview. */
  ending: "The link to the person’s own registration follows here.",
  preview: "Preview",
  send: message<{ count: number }>("{count, plural, one {Send to # person} other {Send to # people}}"),
  edit: "Back to writing",
  problems: {
    noRecipients: "There is no one to write to. Choose other people.",
    missing: "Fill in the subject and the text.",
    tooLong: message<{ subject: number; text: number }>(
      "The mail is too long: {subject, number} characters are allowed in the subject, and {text, number} in the text.",
    ),
  },
  progress: {
    label: "Sent mails",
    sent: message<{ sent: number; written: number }>("{sent, number} of {written, number} mails are sent."),
    unsent: message<{ unsent: number }>(
      "{unsent, plural, one {# mail to people of this event is} other {# mails to people of this event are}} still to be sent.",
    ),
    notSetUp: "Mail is not set up, so mails wait until it is.",
  },
};
