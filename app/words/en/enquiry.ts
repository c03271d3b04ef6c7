import { message } from "../message.ts";

/** The enquiry form, on every page that has one. */
export const enquiry = {
  labels: {
    name: "Name",
    email: "E-mail",
    subject: "Subject",
    message: "Message",
  },
  honeypot: "Leave this field empty",
  send: "Send message",
  sending: "Sending...",
  draft: { kept: "Kept on this device only, for a day.", clear: "Clear what I typed" },

  thanks: "Thank you for your message! We'll get back to you soon.",
  answerTo: message<{ email: string }>("We will reply to {email}."),
  correct: "Correct this address",
  reference: "Your reference number:",
  kept: "See, correct or erase your message",
  failure: {
    home: "Something went wrong. Please try again.",
    contact: "Sorry, there was an error sending your message. Please try again.",
  },
  tooMany: message<{ minutes: number }>(
    "We have received too many messages in a short time. Please try again in {minutes, plural, one {one minute} other {# minutes}}.",
  ),
  byMail: "You can also send it by e-mail; what you typed stays here. Write to",

  typo: {
    notSent: "Your message has not been sent yet.",
    question: message<{ likely: string }>("Did you mean {likely}?"),
    take: message<{ likely: string }>("Yes, send it with {likely}"),
    keep: message<{ email: string }>("No, {email} is right"),
  },

  problems: {
    heading: "Your message has not been sent yet. Please check:",
    missing: {
      name: "Enter your name.",
      email: "Enter your e-mail address.",
      subject: "Enter a subject.",
      message: "Enter your message.",
    },
    malformed: {
      space: "Take the spaces out of the e-mail address.",
      "two ats": "Enter one e-mail address, with only one @ in it.",
      "dot at the end": "Take away the dot at the end of the e-mail address.",
      "dot too many": "There is a dot too many after the @ of the e-mail address.",
      "no dot":
        "The e-mail address is not complete: after the @ comes a name with a dot, such as example.org.",
      other: "Enter an e-mail address such as name@example.org.",
    },
    long: message<{ label: string; by: number }>(
      "{label} is too long: shorten it by {by, plural, one {one character} other {# characters}}.",
    ),
  },

  retention: {
    heading: "What happens to your message",
    text: message<{ months: number }>(
      "We keep your name, e-mail address, subject and message, and our answers, for {months, plural, one {one month} other {# months}} after the last message from either side; then they are deleted. Only the staff who answer enquiries, and where necessary those who run the server, can read them. After sending you get a link to see, correct or erase them. To stop floods of unwanted messages, we also keep scrambled forms of your network address and of what you typed for one day.",
    ),
    policy: "Privacy Policy",
  },
};
