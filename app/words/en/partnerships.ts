export const partnerships = {
  title: "Partnerships",
  kicker: "About us",
  description: "Who works with us, what a partnership means in practice, and how your organisation can join.",
  lead: "Nobody secures AI alone. We work with organisations that bring what we lack: engineers, classrooms, languages, the trust of a community.",
  partners: {
    heading: "Our partners",
    visit: "Visit Website",
    newTab: "(opens in a new tab)",
    logoOf: (name: string) => `Logo of ${name}`,
    /** What a partner is, and what we do together. Its name and address are in pages/about/partners.ts. */
    kinds: {
      technology: {
        name: "A technology company",
        text: "Builds and runs software, and knows from daily work where a pipeline breaks. Together we try security measures on real systems before we recommend them to others.",
      },
      womenInCybersecurity: {
        name: "A women-in-cybersecurity group",
        text: "Brings women into the profession and keeps them there, through mentoring, training and a network. Together we make sure that those who secure AI resemble those who live with it.",
      },
    },
  },
  practice: {
    heading: "What partnership means in practice",
    lead: "No logo wall. A partnership is a piece of work with a beginning, an end and something that others can use.",
    items: [
      {
        title: "One shared task",
        text: "We agree on a single question or product first: a study, a course, a checklist, an event. If that goes well, there will be another.",
      },
      {
        title: "Written down",
        text: "Who does what, by when, who pays for what and who may use the result fit on two pages that both sides sign.",
      },
      {
        title: "Open results",
        text: "What we make together is published so that anyone can read and use it, unless publishing it would put someone in danger.",
      },
      {
        title: "No influence for sale",
        text: "A partner may comment on findings, not change them. We name our partners wherever their work or money took part.",
      },
      {
        title: "Data stays home",
        text: "Personal data remains with the organisation that holds it. We ask for access only where there is no other way.",
      },
      {
        title: "An end that is agreed",
        text: "Either side can stop. We decide at the start what then happens to the people, the data and the work in hand.",
      },
    ],
  },
  join: {
    heading: "Become a partner",
    text: "Tell us who you are, what you would like to do and what you would need from us. A few sentences are enough to begin.",
    action: "Partner With Us",
  },
};
