export const donate = {
  title: "Donate",
  kicker: "Get involved",
  description: "How to support the work with money, time or things, and what gifts are used for.",
  lead: "Money is one way to help. A room, a laptop or an afternoon of a specialist's time can be worth more.",
  safety: {
    heading: "No payments on this site",
    text: "This site takes no payments and will never ask for your card or mobile-money details. If someone asks you for money in our name, write to us before you pay.",
  },
  uses: {
    heading: "What gifts are used for",
    lead: "We cannot promise that a certain sum achieves a certain result. These are the things that cost money.",
    items: [
      {
        title: "Research",
        text: "Time to test models and pipelines, the computers to do it on, and pay for speakers of the languages in which we test.",
      },
      {
        title: "Education",
        text: "Writing, translating and printing material, rooms for workshops, and fares for those who could not come otherwise.",
      },
      {
        title: "Community",
        text: "Meetings that are free to attend, interpreters, and keeping everything that we publish online and free.",
      },
    ],
  },
  kind: {
    heading: "Help that is not money",
    items: [
      {
        title: "A room",
        text: "A place for a day, with chairs, power and a door that opens for a wheelchair.",
      },
      {
        title: "Equipment",
        text: "Laptops and phones that still work, wiped by you. We say beforehand what we can use.",
      },
      {
        title: "Skilled time",
        text: "Lawyers, translators, designers, engineers: some days a year that your employer lends to us.",
      },
    ],
  },
  steps: {
    heading: "How to offer support",
    items: [
      {
        title: "Tell us what you have in mind",
        text: "Write who you are and what you would like to give. Please send no account or card numbers.",
      },
      {
        title: "We answer, also with a no",
        text: "We say whether and how we can accept it. We refuse gifts that come with a say in what we find or publish.",
      },
      {
        title: "We put it in writing",
        text: "You receive the purpose, the conditions and how to transfer it, from a person whose name you then know. Ask about receipts and tax: they depend on where you live.",
      },
      {
        title: "You hear what became of it",
        text: "We tell you how the gift was used. Whether your name is mentioned is for you to say.",
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
