import type { Translation } from "../translation.ts";

export const volunteer: Translation["volunteer"] = {
  title: "Volunteer",
  kicker: "Get involved",
  description: "What volunteers do, what we ask of them, what we offer, and how to begin.",
  lead: "You do not have to be an engineer. You only need to know something well: a language, a classroom, a server, a neighbourhood.",
  work: {
    heading: "What you can do",
    items: [
      {
        title: "Translate",
        text: "Translate a guide into the language you speak at home, and tell us what cannot be said that way.",
      },
      {
        title: "Review a guide",
        text: "Read a draft as someone who would use it. Mark every sentence you had to read twice and every step that does not work.",
      },
      {
        title: "Teach a workshop",
        text: "Take a ready lesson to your school, company or association, and tell us what people asked.",
      },
      {
        title: "Test this site",
        text: "Use it with an old phone, a slow line, a screen reader or the keyboard alone, and note where it let you down.",
      },
    ],
  },
  terms: {
    ask: {
      heading: "What we ask",
      items: [
        "Do what you said you would, or tell us in time that you cannot.",
        "Treat everyone with respect, and keep what people tell you in confidence to yourself.",
        "Do not sell anything or recruit for anyone in our name.",
        "Tell us if you work for someone with an interest in the result.",
        "Be at least 18 years old.",
      ],
    },
    offer: {
      heading: "What we offer",
      items: [
        "A clear task: how many hours it takes, and who you can ask.",
        "Your name on what you helped to make, if you want it there.",
        "Material to teach from, and answers to questions that your group could not settle.",
        "A letter that says what you did, if you need one.",
        "The right to stop at any time without giving a reason.",
      ],
    },
    unpaid:
      "Volunteering is unpaid. If there is a cost you cannot cover, such as travel or data, talk to us about it first.",
  },
  steps: {
    heading: "How it works",
    items: [
      {
        title: "Write to us",
        text: "Tell us what you would like to do, in which languages, and how much time you have each month.",
      },
      {
        title: "Agree on a task",
        text: "We suggest something small with a clear end. You say yes or no, or what you would rather do.",
      },
      {
        title: "Do it, with someone to ask",
        text: "You work at your own pace. One of us answers your questions and reads what you send.",
      },
      {
        title: "Decide again",
        text: "When it is done, we tell you what came of it, and you choose whether there is a next time.",
      },
    ],
  },
  next: {
    heading: "Begin with a message",
    text: "You do not have to sign up for anything. Just write to us as you would to a colleague.",
    contact: "Write to us",
    faq: "Read common questions",
  },
};
