import { message } from "../message.ts";
/** The pages where the sender of a message sees, corrects, downloads and erases their data. */
export const myData = {
  title: "Your message to us",
  description: message<{ organisation: string }>("What {organisation} holds about a message."),
  lead: "This is all that we hold about your message. Anyone who has the address of this page can see and erase it, so keep it to yourself.",

  facts: {
    heading: "What we keep",
    reference: "Reference",
    received: "Received",
    state: "State",
    states: {
      waiting: "Awaiting our reply",
      answered: "Answered",
      closed: "Closed. If you write again, it will be reopened",
    },
    deleted: "Deleted after",
    deletedUnless: message<{ date: string }>("{date}, unless you or we write again before then"),
    name: "Name",
    email: "E-mail",
    about: "About",
    inUtc: message<{ moment: string }>("{moment} UTC"),
    notes: message<{ count: number }>(
      "Our staff wrote {count, plural, one {one note} other {# notes}} for each other, which are not shown here and are erased with the rest.",
    ),
    networks:
      "For one day after it came we also keep scrambled forms of your network address and of what you typed.",
  },

  conversation: {
    heading: "What was written",
    you: "You wrote",
    us: "We answered",
    quoted: "Quoted from earlier e-mails",
    files: "Files",
    notKept: message<{ name: string }>("{name} (not kept)"),
  },

  email: {
    heading: "Correct your e-mail address",
    label: "E-mail",
    now: message<{ email: string }>("We will reply to {email}."),
    correct: "Correct the address",
    corrected: message<{ email: string }>("The address is corrected. From now on we will reply to {email}."),
    notYet: "The address has not been corrected yet.",
    question: message<{ likely: string }>("Did you mean {likely}?"),
    take: message<{ likely: string }>("Yes, take {likely}"),
    keep: message<{ email: string }>("No, {email} is right"),
    tooMany: "This address has been changed too many times. Please contact us.",
  },

  registrations: {
    heading: "Your registrations for events",
    text: "With the link to a registration you can see, change and erase it. To be sure that the e-mail address is yours, we send the links to it.",
    send: "Send me the links",
    sent: message<{ email: string }>(
      "If there are registrations with {email}, their links are on the way to that address.",
    ),
    tooMany: "Too many links were asked for today. Please try again tomorrow.",
  },

  newsletter: {
    heading: "Newsletter",
    text: message<{ email: string }>(
      "If {email} gets our newsletter, we mail the link to that subscription to it. There you see, change and erase it.",
    ),
    button: "Mail me the link",
    sent: "If the address gets our newsletter, the link is on its way. We send it at most once a day.",
  },

  take: {
    heading: "Download a copy",
    text: "Everything shown here, in a file that programs can read.",
    download: "Download as JSON",
  },

  erase: {
    heading: "Erase the message",
    text: "Your message, our answers, your e-mails and their files are erased from our database immediately.",
    next: "Erase...",
    title: "Erase your message?",
    lead: message<{ reference: string }>(
      "Message {reference}, our answers, your e-mails and their files are erased for good. Nobody can bring them back, and if you are waiting for a reply, you will not get one.",
    ),
    yes: "Erase for good",
    no: "Keep it",
    tomorrow:
      "An unusual number of today's messages have already been erased, which may be an attack. You can erase yours from tomorrow.",
  },

  erased: {
    title: "Your message is erased",
    lead: "Nothing of it is left in our database. Copies in our backups are deleted when their time is over, and are not used before then. E-mails about it that were sent to you or to our staff are in mailboxes that this page cannot empty: if you want those deleted too, write to us.",
  },

  missing: {
    title: "Nothing is kept here",
    lead: "There is no message at this address. It may have been erased, its time may be over, or there is a mistake in the link.",
    ask: "To ask what we hold about you, write to us from the e-mail address that you gave:",
    contact: "Contact Us",
  },
};
