import type { Translation } from "../translation.ts";

export const careers: Translation["careers"] = {
  title: "Careers",
  kicker: "Get involved",
  description: "What working with us is like, how we hire, and whether a position is open.",
  lead: "Work that makes AI safer for people who had no say in how it was built.",
  open: {
    heading: "Open positions",
    none: "There is no open position at the moment.",
    text: "When there is one, it is announced here and under News, with the tasks, the place, the pay and the last day to apply. We do not collect applications in advance, but you are welcome to introduce yourself any time.",
    news: "See the news",
  },
  fields: {
    heading: "The work we do",
    items: [
      {
        title: "Research",
        text: "Testing models and pipelines, writing up what we find so that others can repeat it, and saying so when the answer is not clear.",
      },
      {
        title: "Education",
        text: "Turning findings into lessons for a classroom, a server room or a village hall, and teaching them.",
      },
      {
        title: "Community and policy",
        text: "Bringing together people who rarely meet: those who write rules, those who follow them and those who live with the result.",
      },
    ],
  },
  steps: {
    heading: "How we hire",
    items: [
      {
        title: "You write",
        text: "Send us one page: what you have done, and why you want this job. Please leave out your photograph, age, family status and identity number.",
      },
      {
        title: "We talk",
        text: "We talk by telephone or video about the work itself. We send you the main questions beforehand.",
      },
      {
        title: "You show",
        text: "You do a small task like the ones in the job, with invented data. It takes no more than two hours, and we talk about it with you afterwards.",
      },
      {
        title: "We answer",
        text: "Everyone who applies hears from us, even if the answer is no. If you ask for the reason, we will tell you.",
      },
    ],
  },
  next: {
    heading: "Introduce yourself",
    text: "Tell us what you can do and where you are. Or start as a volunteer and see whether the work suits you.",
    contact: "Write to us",
    volunteer: "Volunteer",
  },
};
