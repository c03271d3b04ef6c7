import { organisation } from "../../../../organisation.ts";
import type { FaqEntry } from "./entry.ts";

const { name, city, country } = organisation;

export const general: FaqEntry[] = [
  {
    id: "who-we-are",
    question: `What is ${name}?`,
    answer: `${name} is a non-profit initiative for secure and ethical AI in Africa. We study the risks that matter here, we teach the public and engineers, and we bring together people who would otherwise face the same problem alone. Read more in [our mission and vision](/about/mission-vision).`,
    tags: ["about us", "mission", "non-profit"],
  },
  {
    id: "secure-pipeline",
    question: "What do you mean by securing the pipeline?",
    answer:
      "The pipeline is the road that code, data and models travel before people use them: they are written, tested, built and released. We write CD/CI pipeline. Most engineers write CI/CD, short for continuous integration and continuous delivery, and mean the same thing. Anyone who can change something on that road changes what everyone gets. Securing it means knowing who may change what, signing what is built, and refusing what is not signed. [AI Security](/ai-security) explains it for the public, for engineers and for policy makers.",
    tags: ["AI security", "pipeline", "CD/CI", "CI/CD"],
  },
  {
    id: "where-we-work",
    question: "Where do you work, and in which languages?",
    answer: `Our home is ${city}, ${country}, and our work is for the whole continent: events are held in different cities and online. This site is in English. Some resources and events are in French, Portuguese, Arabic or Kiswahili, and you may write to us in any language. You will get a reply within 24 hours, though it may be in English.`,
    tags: ["places", "languages", city],
  },
  {
    id: "reach-us",
    question: "How do I reach you, and how soon will you answer?",
    answer:
      "Use the form on the [contact page](/contact). A person reads every message, and you will get a reply within 24 hours. Please say in the subject line what you need, and give an e-mail address that you check often. If you are a journalist, use the [form for the press](/contact?about=press).",
    tags: ["contact", "reply", "24 hours"],
  },
];
