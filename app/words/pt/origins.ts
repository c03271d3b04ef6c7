import type { Translation } from "../translation.ts";

export const origins: Translation["origins"] = {
  title: "The Genesis of Innovation",
  kicker: "Our origins",
  description: "The foundational moments of our initiative, what has come of them, and the road ahead.",
  lead: "The foundational moments behind our work: the question we started with, what we tried, and what you can read and use today.",
  mission: {
    heading: "Our Enduring Mission",
    paragraphs: [
      "From the first day, our purpose has been to advance AI responsibly for African communities. For us that means three things. AI must be inclusive: it works for people whatever their language, income or connection. It must be ethical: someone answers for what it does. And it must be locally tailored: it fits the place where it is used, not only the place where it was made.",
      "Our vision is a continent that leads in AI. African engineers build the systems, African researchers test them, African institutions set the rules, and the rest of the world comes here to learn how it is done.",
    ],
  },
  milestones: {
    heading: "Key Milestones & Growth",
    items: {
      foundation: {
        title: "One question to start with",
        text: "Who checks the AI that makes decisions about us? We began with the part that every team can check for itself: the pipeline.",
        link: { label: "Why we begin with the pipeline" },
      },
      pilots: {
        title: "Try first, publish later",
        text: "In Lusaka, officials and suppliers tried a draft of our questions for people who buy AI. They found it far too long. The paper now has 24 questions, and ten of them are marked for every purchase.",
        link: { label: "Read the questions" },
      },
      research: {
        title: "Test as people speak",
        text: "In Lagos, speakers of Hausa, Yorùbá, Igbo and Nigerian Pidgin wrote safety tests for language models in the words that people really use.",
        link: { label: "Read the notes from Lagos" },
      },
      workshops: {
        title: "Learn by attacking",
        text: "In Kigali, students spent a day attacking a small AI assistant, with permission, and fixing what they broke. The plan for that day is free to use.",
        link: { label: "Run a clinic yourself" },
      },
      guidelines: {
        title: "Guidelines in writing",
        text: "Our ethical AI guidelines of 2022 fit into one meeting: eight guidelines, and a question for each.",
        link: { label: "Read the guidelines" },
      },
      alliances: {
        title: "More languages, more people",
        text: "We have workshop plans in French and Portuguese, a sheet in Kiswahili, and a glossary of AI security in six languages. Partners help us to make and to test what we publish.",
        link: { label: "Open the glossary" },
      },
    },
  },
  impact: {
    heading: "Our Defining Impact",
    items: {
      frameworks: {
        label: "Ethical AI Frameworks Published",
        note: "What we count: the guidelines, guides, checklists, templates and papers under Resources for network engineers and for policy makers.",
      },
      professionals: {
        label: "AI Professionals Empowered",
        note: "What we count: people who have taken part in a workshop, clinic, lesson or meeting since 2018, held by us or with our materials. We keep no lists of names, so you cannot check this number here.",
      },
      partnerships: {
        label: "Global Strategic Partnerships",
        note: "What we count: pieces of work agreed in writing with another organisation since 2018, most of them finished. The Partnerships page shows the two that are running now.",
      },
    },
  },
  ahead: {
    heading: "The Road Ahead: Innovating for Tomorrow",
    text: "AI will change, but the questions stay the same. Who made this? Can we check it? Who does it serve? Who answers for it? We will keep asking them, and teach others to ask.",
    action: "Discover Our Vision",
  },
};
