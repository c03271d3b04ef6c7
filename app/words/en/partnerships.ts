import { message } from "../message.ts";
export const partnerships = {
  title: "Partnerships",
  kicker: "About us",
  description: "Who works with us, how we work with partners, and how your organisation can join.",
  lead: "Nobody secures AI alone. We work with organisations that have what we lack: engineers, classrooms, languages, the trust of a community.",
  partners: {
    heading: "Our partners",
    visit: "Visit Website",
    newTab: message<{ name: string }>("of {name} (opens in a new tab)"),
    logoOf: message<{ name: string }>("Logo of {name}"),
  },
  practice: {
    heading: "How we work with partners",
    lead: "A partnership is a piece of work. It has a beginning, an end, and a result that others can use.",
    items: [
      {
        title: "One shared task",
        text: "First we agree on one thing: a study, a course, a checklist, an event. If that goes well, we can plan another.",
      },
      {
        title: "In writing",
        text: "Two pages say who does what, by when, who pays for what, and who may use the result. Both sides sign.",
      },
      {
        title: "Open results",
        text: "We publish what we make together, so that anyone can read and use it, unless that would put someone in danger.",
      },
      {
        title: "No influence for sale",
        text: "Partners may comment on what we find. They cannot change it.",
      },
      {
        title: "Data stays where it is",
        text: "Personal data stays with the organisation that holds it. We ask for access only if there is no other way.",
      },
      {
        title: "A clear end",
        text: "Either side can stop. We agree at the start what then happens to the people, the data and the unfinished work.",
      },
    ],
  },
  join: {
    heading: "Become a partner",
    text: "Tell us who you are, what you would like to do, and what you would need from us. A few sentences are enough.",
    action: "Partner With Us",
  },
};
