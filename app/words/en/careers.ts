export const careers = {
  title: "Careers",
  kicker: "Get involved",
  description: "What working with us is like, how we hire, and whether a position is open.",
  lead: "Work that makes AI safer for people who had no say in how it was built.",
  open: {
    heading: "Open positions",
    none: "There is no open position at the moment.",
    text: "When there is one, it is announced here and under News, with the tasks, the place, the pay and the last day to apply. We do not collect applications in advance, but you are welcome to introduce yourself.",
    news: "See the news",
  },
  fields: {
    heading: "The work we do",
    items: [
      {
        title: "Research",
        text: "Testing models and pipelines, writing up what was found so that others can repeat it, and saying so when the answer is not clear.",
      },
      {
        title: "Education",
        text: "Turning findings into lessons for a classroom, a server room or a village hall, and teaching them.",
      },
      {
        title: "Community and policy",
        text: "Bringing together people who seldom meet: those who write rules, those who follow them and those who live with the result.",
      },
    ],
  },
  steps: {
    heading: "How we hire",
    items: [
      {
        title: "You write",
        text: "A page about what you have done and why this position. No photograph, age, family status or identity number, please.",
      },
      {
        title: "We talk",
        text: "A conversation by telephone or video about the work itself. You receive the main questions beforehand.",
      },
      {
        title: "You show",
        text: "A small task like those of the job, on something invented, that takes no more than two hours. We discuss it with you afterwards.",
      },
      {
        title: "We answer",
        text: "Everyone who applied hears from us, also when the answer is no, with a reason where you ask for one.",
      },
    ],
  },
  next: {
    heading: "Introduce yourself",
    text: "Say what you can do and where you are. Or begin as a volunteer and see whether the work suits you.",
    contact: "Write to us",
    volunteer: "Volunteer",
  },
};
