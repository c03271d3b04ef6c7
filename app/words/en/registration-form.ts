import { message } from "../message.ts";

/** The form with which people register for an event. */
export const registrationForm = {
  kicker: "Registration",
  title: message<{ event: string }>("Register: {event}"),
  description: message<{ event: string; organisation: string }>(
    "Register for “{event}”, an event of {organisation}.",
  ),
  back: "About this event",

  seats: "Number of places",
  seatsHint: message<{ most: number }>("Including your own. At most {most}."),
  emailHint: "We send a mail to this address, with the link to change or cancel your registration.",
  question: "A question for us",
  questionHint: "Our staff reply by e-mail within 24 hours.",
  optional: "(optional)",
  why: "Why we ask:",
  /** Of the message that the question becomes. */
  questionSubject: message<{ event: string }>("Question about {event}"),
  sensitive: "Only the staff responsible for the event can read this answer.",
  severalHint: "You can choose several.",
  choose: "Please choose",

  retention: {
    heading: "What happens to your data",
    text: message<{ days: number }>(
      "We keep your name, e-mail address and answers until {days, plural, one {one day} other {# days}} after the event; then they are deleted. Only our staff can read them. With the link in the mail you can see, change or erase them sooner. To stop floods, we also keep scrambled forms of your network address and e-mail address for one day.",
    ),
  },

  sent: {
    title: "Thank you!",
    mail: "We have sent you a mail. It says whether you have a place, and has the link to see, change or cancel your registration.",
    missing:
      "If it does not arrive within ten minutes, look into the spam folder. If it is not there either, the e-mail address may have been mistyped: please register again.",
    question: "We have your question, too, and will reply within 24 hours.",
    questionLater: message<{ day: string }>("We have your question, too. We will reply by {day}."),
  },

  problems: {
    heading: "You are not registered yet. Please check:",
    missing: message<{ label: string }>("Please answer: {label}"),
    consent: message<{ label: string }>("Please tick: {label}"),
    unknownChoice: message<{ label: string }>("Choose one of the answers: {label}"),
    seats: message<{ most: number }>("Choose a number of places from 1 to {most}."),
  },
  notYet: "You are not registered yet.",
  notEnough: message<{ left: number }>(
    "{left, plural, =0 {You are not registered: no place is left for so many people.} one {You are not registered yet: only one place is left. Please choose fewer places.} other {You are not registered yet: only # places are left. Please choose fewer places.}}",
  ),
  tooMany:
    "You are not registered: too many registrations came from your network or for this e-mail address today. Please try again tomorrow, or write to us.",
  failed: "Sorry, your registration could not be stored. Please try again.",
  questionFailed:
    "Your registration has arrived, but your question could not be stored. Please send the form again in a few minutes: you will not be registered twice.",
  hiddenField:
    "You are not registered yet: a field that people do not see was filled in, perhaps by a program. Please send the form again.",
  noConnection:
    "There is no connection. Your answers stay in the form: send it again later. If you tick “This is my own device”, it waits here and is sent by itself.",
};
