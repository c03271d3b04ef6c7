import type { Translation } from "../translation.ts";

export const aiPolicy: Translation["aiPolicy"] = {
  title: "Shaping the Future of AI",
  description: "Establishing robust policies and ethical frameworks for responsible AI deployment.",
  subtitle: "Establishing robust policies and ethical frameworks for responsible AI deployment.",
  film: {
    unsupported: "Your browser does not support the video tag.",
    pause: "Pause the film",
    play: "Play the film",
  },
  commitment: {
    heading: "Our Commitment to Ethical AI",
    paragraphs: [
      "Rules for AI work best when the people who write them, the people who must follow them and the people they protect have talked to each other. We work with governments, regulators and civil society, and we have nothing to sell.",
      "Our approach is multi-stakeholder from the first draft. Engineers say what can be measured, regulators what can be enforced, suppliers what it costs, and communities what is at stake. We write down where they agree, and just as plainly where they do not.",
      "The result should be short enough to read, clear enough to check, and open to change when it does not work in practice.",
    ],
    list: {
      heading: "Who sits at the table",
      items: [
        "Governments, which buy and use AI as well as making rules for it",
        "Regulators, who must turn principles into decisions",
        "Civil society, which is the first to hear when something goes wrong",
        "The people who build and run the systems",
      ],
    },
  },
  pillars: {
    heading: "Driving Responsible AI: Our Key Pillars",
    items: [
      {
        title: "Ethical AI Frameworks",
        text: "Sets of principles with the questions, tests and records that make them practical, so that a team can show what it did and did not do.",
      },
      {
        title: "Secure Data Governance",
        text: "Rules for collecting, keeping, sharing and deleting data: who may see it, where it is kept, for how long, and what happens after a leak.",
      },
      {
        title: "Regulatory Advisory Services",
        text: "Comments on draft laws, standards and tenders: what is technically possible, what can be checked, and what a small institution can manage.",
      },
      {
        title: "Inclusive Public Engagement",
        text: "Consultations that people can take part in: in their languages, at hours and places that suit them, and with a reply to what they said.",
      },
      {
        title: "Accountability & Transparency",
        text: "A named person for every system, a public record of where it is used, and a way to complain that ends with a human decision.",
      },
      {
        title: "International Collaboration",
        text: "Bringing African experience to international standards, and keeping rules compatible enough for services to cross borders.",
      },
    ],
  },
  contact: {
    heading: "Working on a rule, a tender or a strategy?",
    text: "Send us your draft or your question. We will tell you what we know, what we do not know, and who might know it.",
    action: "Contact Our Policy Experts",
  },
  dialogue: {
    heading: "Engage in the Global Dialogue",
    lead: "What we publish is meant to be used, quoted and disagreed with.",
    research: {
      title: "Latest Research & Papers",
      text: "Working papers and method notes on the security and the effects of AI, written so that others can repeat the work.",
      action: "Explore Publications",
    },
    briefs: {
      title: "Policy Briefs & Insights",
      text: "Short documents for officials and legislators: the question, the choices, what each would cost and who it would help.",
      action: "Read Policy Briefs",
    },
  },
};
