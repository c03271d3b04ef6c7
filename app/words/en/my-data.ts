import { message } from "../message.ts";
/** The pages where the sender of a message sees, corrects, downloads and erases their data. */
export const myData = {
  title: "Your message to us",
  description: message<{ organisation: string }>("What {organisation} keeps of a message."),
  lead: "This is all that we keep of your message. Whoever has the address of this page can see and erase it, so keep it to yourself.",

  facts: {
    heading: "What we keep",
    reference: "Reference",
    received: "Received",
    state: "State",
    states: {
      waiting: "Waits for our answer",
      answered: "Answered",
      closed: "Closed. If you write again, it is opened again",
    },
    deleted: "Deleted after",
    deletedUnless: message<{ date: string }>("{date}, unless one of us writes again before"),
    name: "Name",
    email: "Email",
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
    quoted: "What this mail repeats of earlier ones",
    files: "Files",
    notKept: message<{ name: string }>("{name} (not kept)"),
  },

  email: {
    heading: "Correct your e-mail address",
    label: "Email",
    now: message<{ email: string }>("We answer to {email}."),
    correct: "Correct the address",
    corrected: message<{ email: string }>("The address is corrected. From now on we answer to {email}."),
    notYet: "The address has not been corrected yet.",
    question: message<{ likely: string }>("Did you mean {likely}?"),
    take: message<{ likely: string }>("Yes, take {likely}"),
    keep: message<{ email: string }>("No, {email} is right"),
    tooMany:
      "The address of this message was corrected very often, so it stays as it is. Please write to us instead.",
  },

  take: {
    heading: "Take it along",
    text: "All that is shown here, in a file that programs can read.",
    download: "Download as JSON",
  },

  erase: {
    heading: "Erase it",
    text: "Your message, our answers, your mails and the files that came with them are erased from our database at once.",
    next: "Erase…",
    title: "Erase your message?",
    lead: message<{ reference: string }>(
      "Message {reference}, our answers, your mails and their files are erased for good. Nobody can bring them back, and if you wait for an answer, none will come.",
    ),
    yes: "Erase for good",
    no: "Keep it",
    tomorrow:
      "Nothing was erased: too many messages of today were erased already, which may be an attack. A message can always be erased from the day after it came.",
  },

  erased: {
    title: "Your message is erased",
    lead: "Nothing of it is left in our database. Copies in our backups are deleted when their time is over, and are not used before. Mails about it that were sent, to you or to our staff, are in mailboxes that this page cannot empty: if you want those deleted, too, write to us.",
  },

  missing: {
    title: "Nothing is kept here",
    lead: "There is no message at this address. It may have been erased, its time may be over, or there is a mistake in the link.",
    ask: "To ask what we keep of you, write to us from the e-mail address that you gave:",
    contact: "Contact Us",
  },
};
