import type { Translation } from "../translation.ts";

export const history: Translation["history"] = {
  title: "History",
  kicker: "About us",
  description: "Our history year by year, from the foundation in 2018 to today.",
  lead: "Eight steps from 2018 to today. Each one links to something that you can read, use or check on this site.",
  years: {
    heading: "Year by year",
    lead: "The news and events on this site do not go back to the first years. For those we say briefly what happened, and show what came of it.",
    items: [
      {
        label: "2018",
        title: "Foundation",
        text: "We start as a non-profit initiative for secure and ethical AI, built on research, education and community. Our purpose has not changed since.",
        link: { label: "Read our mission and vision" },
      },
      {
        label: "2019",
        title: "Pilots",
        text: "Our first projects are small trials. We still try things out with people before we publish: in Lusaka, officials told us that a draft had thirty questions too many.",
        link: { label: "Read the notes from Lusaka" },
      },
      {
        label: "2020",
        title: "Research partnerships",
        text: "We begin to do research together with others. One question is still open: does an AI system that is safe in English stay safe in Hausa or Amharic? Our method is public, so that anyone can repeat it.",
        link: { label: "See the method" },
      },
      {
        label: "2021",
        title: "Workshops",
        text: "Research turns into training. The plans for our workshops are free, so that any school, company or ministry can hold one without us.",
        link: { label: "Use the training materials" },
      },
      {
        label: "2022",
        title: "Ethical AI guidelines",
        text: "We write down what we ask of ourselves and of others: eight short guidelines, each with a question that a team can answer.",
        link: { label: "Read the guidelines of 2022" },
      },
      {
        label: "2023",
        title: "Innovation challenges",
        text: "Teams get a real problem, little time and one condition: the solution must be safe for the people who use it. Our red-team clinics still work in this way: attack a system, then fix it.",
        link: { label: "See how a clinic runs" },
      },
      {
        label: "2024",
        title: "Global alliances",
        text: "We begin to work with organisations outside Africa as well. The Partnerships page says who works with us now, and on what.",
        link: { label: "Meet our partners" },
      },
      {
        label: "Present",
        title: "Securing the pipeline",
        text: "Today we work above all on the pipeline: the steps that turn data, code and models into a service. Our checklist for it is in its second edition, and we hold hands-on days for teams.",
        link: { label: "See the project" },
      },
    ],
  },
  next: {
    heading: "How it all began",
    text: "The page on our origins tells you which question we started with, and what has come of it.",
    origins: "Read about our origins",
    work: "See our current work",
  },
};
