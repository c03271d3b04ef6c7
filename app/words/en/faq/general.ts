import { organisation } from "../../../../organisation.ts";
import type { FaqEntry } from "./entry.ts";

const { name, city, country } = organisation;

export const general: FaqEntry[] = [
  {
    id: "who-we-are",
    question: `What is ${name}?`,
    answer: `${name} is a non-profit initiative for secure and ethical AI in Africa. We do three things: research into the risks that matter here, teaching for the public and for engineers, and bringing people together who would otherwise solve the same problem alone. [Our mission and vision](/about/mission-vision) says more.`,
    tags: ["about us", "mission", "non-profit"],
  },
  {
    id: "secure-pipeline",
    question: "What do you mean by securing the pipeline?",
    answer:
      "The pipeline is the road that code, data and models travel before they run in front of people: where they are written, tested, built and released, which engineers call CD/CI. Someone who can change something on that road changes what everyone receives. To secure it is to know who may change what, to sign what is built, and to refuse what is not signed. [AI Security](/ai-security) explains it for the public, for engineers and for policy makers.",
    tags: ["AI security", "pipeline", "CD/CI"],
  },
  {
    id: "where-we-work",
    question: "Where do you work, and in which languages?",
    answer: `Our home is ${city}, ${country}, and our work is for the whole continent: events are held in different cities and online. This site is in English. Some resources and events are in French, Portuguese or Kiswahili, and you may write to us in any language; we may need a little longer to answer.`,
    tags: ["places", "languages", city],
  },
  {
    id: "reach-us",
    question: "How do I reach you, and how soon will you answer?",
    answer:
      "Use the form on the [contact page](/contact). A person reads every message, and you will have a reply within 24 hours. Please say what you need in the subject line, and give an e-mail address that you read.",
    tags: ["contact", "reply", "24 hours"],
  },
];
