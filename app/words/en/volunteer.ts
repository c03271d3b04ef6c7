export const volunteer = {
  title: "Volunteer",
  kicker: "Get involved",
  description: "What volunteers do, what we ask of them, what we offer, and how to begin.",
  lead: "You need not be an engineer. You need something you know well: a language, a classroom, a server, a neighbourhood.",
  work: {
    heading: "What you can do",
    items: [
      {
        title: "Translate",
        text: "Put a guide into the language that you speak at home, and tell us where the original cannot be said that way.",
      },
      {
        title: "Review a guide",
        text: "Read a draft as someone who would use it. Mark every sentence that you had to read twice and every step that does not work.",
      },
      {
        title: "Teach a workshop",
        text: "Take a ready lesson to your school, company or association, and report what the room asked.",
      },
      {
        title: "Test this site",
        text: "Use it with an old phone, a slow line, a screen reader or the keyboard alone, and write down where it let you down.",
      },
    ],
  },
  terms: {
    ask: {
      heading: "What we ask",
      items: [
        "Do what you said you would, or tell us in time that you cannot.",
        "Treat everyone with respect, and what people confide in you as theirs.",
        "Sell nothing and recruit for nothing in our name.",
        "Tell us if you work for someone with an interest in the result.",
        "Be at least 18 years old.",
      ],
    },
    offer: {
      heading: "What we offer",
      items: [
        "A clear task, with its size in hours and a person to ask.",
        "Your name on what you helped to make, or none if you prefer.",
        "Material to teach from, and an answer to questions that your group could not settle.",
        "A letter that says what you did, when you need one.",
        "The right to stop at any time without giving a reason.",
      ],
    },
    unpaid:
      "Volunteering is unpaid. Agree with us beforehand on any cost that you cannot bear, such as travel or data.",
  },
  steps: {
    heading: "How it works",
    items: [
      {
        title: "Write to us",
        text: "Say what you would like to do, in which languages, and how much time you have in a month.",
      },
      {
        title: "Agree on a task",
        text: "We propose something small with an end in sight. You say yes, no or something else.",
      },
      {
        title: "Do it, with someone to ask",
        text: "You work at your own pace. One of us answers your questions and reads what you send.",
      },
      {
        title: "Decide again",
        text: "When it is done we tell you what became of it, and you choose whether there is a next time.",
      },
    ],
  },
  next: {
    heading: "Begin with a message",
    text: "There is no form to join and nothing to sign up for. Write to us as you would to a colleague.",
    contact: "Write to us",
    faq: "Read the questions others asked",
  },
};
