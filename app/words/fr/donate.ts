import type { Translation } from "../translation.ts";

export const donate: Translation["donate"] = {
  title: "Donate",
  kicker: "Get involved",
  description: "How to support our work with money, time or equipment, and what gifts are used for.",
  lead: "Money is one way to help. A room, a laptop or an afternoon of your time can be worth even more.",
  safety: {
    heading: "No payments on this site",
    text: "This site takes no payments and will never ask for your card or mobile-money details. If someone asks you for money in our name, write to us before you pay.",
  },
  uses: {
    heading: "What gifts are used for",
    lead: "These are the things that cost money. We cannot promise that a certain amount brings a certain result.",
    items: [
      {
        title: "Research",
        text: "Time to test models and pipelines, the computers to do it on, and pay for speakers of the languages in which we test.",
      },
      {
        title: "Education",
        text: "Writing, translating and printing material, rooms for workshops, and travel for people who could not come otherwise.",
      },
      {
        title: "Community",
        text: "Meetings that are free to attend, interpreters, and keeping everything we publish online and free.",
      },
    ],
  },
  kind: {
    heading: "Help that is not money",
    items: [
      {
        title: "A room",
        text: "A place for a day, with chairs, electricity and a door wide enough for a wheelchair.",
      },
      {
        title: "Equipment",
        text: "Laptops and phones that still work, with your data removed. Ask us first what we can use.",
      },
      {
        title: "Skilled time",
        text: "Lawyers, translators, designers, engineers: a few days a year of your work, with your employer’s agreement.",
      },
    ],
  },
  steps: {
    heading: "How to offer support",
    items: [
      {
        title: "Tell us what you have in mind",
        text: "Tell us who you are and what you would like to give. Please do not send account or card numbers.",
      },
      {
        title: "We answer, even if we must say no",
        text: "We tell you whether we can accept it, and how. We turn down gifts from anyone who wants a say in what we find or publish.",
      },
      {
        title: "We put it in writing",
        text: "A named person sends you the purpose, the conditions and how to make the transfer. Ask about receipts and tax, because they depend on where you live.",
      },
      {
        title: "You hear what we did with it",
        text: "We tell you how your gift was used. You decide whether we mention your name.",
      },
    ],
  },
  next: {
    heading: "Offer support",
    text: "A short message is enough. Organisations can also work with us as partners.",
    contact: "Write to us",
    partnerships: "See partnerships",
  },
};
