import type { FaqEntry } from "./entry.ts";

export const resources: FaqEntry[] = [
  {
    id: "reuse",
    question: "Are the resources free, and may I reuse them?",
    answer:
      "Yes. Everything we write is free to read and published under [Creative Commons Attribution 4.0](https://creativecommons.org/licenses/by/4.0/) (CC BY 4.0). You may copy, translate, change, print and even sell it, as long as you name us, link to the licence and say what you changed. Work by others that we link to has its own terms.",
    tags: ["licence", "CC BY 4.0", "copying"],
  },
  {
    id: "which-resources",
    question: "Which resources are meant for me?",
    answer:
      "They are sorted by who they are for. “For the Public” needs no knowledge of technology. “For Network Engineers” is for people who build and run systems. “For Policy Makers” is for people who write rules or buy systems for public bodies. “Training Materials” helps you teach others. Choose a tab on the [resources page](/resources), or search all of them.",
    tags: ["categories", "public", "engineers", "policy makers"],
  },
  {
    id: "translations",
    question: "In which languages are the resources, and may I translate one?",
    answer:
      "Most are in English, and some are in French, Portuguese or Kiswahili. Translations are welcome and need no permission. Change the examples too, so that they fit the place. Send us the result through the [contact page](/contact): once someone else who speaks the language has read it, we publish it beside the original with your name, if you wish.",
    tags: ["languages", "translation", "volunteering"],
  },
  {
    id: "training",
    question: "Do you train teams, and is there a certificate?",
    answer:
      "We hold workshops and clinics as [events](/events), and sometimes for a single team or school, if others can learn from the result: [ask us](/contact). We do not give certificates. You leave with materials that you can use and teach from.",
    tags: ["training", "workshops", "certificate"],
  },
];
