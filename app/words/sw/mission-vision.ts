import type { Translation } from "../translation.ts";

export const missionVision: Translation["missionVision"] = {
  title: "Mission and Vision",
  kicker: "About us",
  description: "What we are here to do, in five points, and the Africa we want to see, in five more.",
  lead: "What we are here to do, and the Africa we want to see.",
  principles: {
    heading: "Our Guiding Principles",
    lead: "The mission says what we do every day. The vision says how we will know that it was worth doing.",
  },
  mission: {
    heading: "Mission",
    text: "To advance AI responsibly for African communities, so that the systems people meet are secure, fair and their own.",
    points: [
      "Study the risks that matter here: in data, in models and in the pipelines that ship them.",
      "Teach the public, engineers and policy makers what each of them can do, in words and languages they use.",
      "Help teams to secure the CD/CI pipeline with tools that they can afford and keep.",
      "Work with governments, regulators and civil society on rules that protect people and work in practice.",
      "Connect communities, so that one city can learn from another instead of finding out the hard way.",
    ],
  },
  vision: {
    heading: "Vision",
    text: "An Africa that leads in AI it can trust, and that others come to learn from.",
    points: [
      "African engineers and researchers lead in making AI secure.",
      "AI serves people in the languages that they speak at home, as safely as in any other.",
      "Public services can say where every model they use comes from, and can switch it off.",
      "People know when a machine took part in a decision about them, and can challenge it.",
      "Rules for AI on this continent are written on this continent, and heard beyond it.",
    ],
  },
  next: {
    heading: "Take part",
    text: "A mission needs people. Give some of your time, or tell us what we have missed.",
    involved: "Get Involved",
    contact: "Contact Us",
  },
};
