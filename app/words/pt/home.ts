import type { Translation } from "../translation.ts";

export const home: Translation["home"] = {
  title: "Secure AI. Strong Africa.",
  description:
    "Secure AI Africa brings researchers, teachers and communities together for AI that is safe, fair and our own.",
  hero: {
    kicker: "Empower. Secure. Connect.",
    firstSlogan: "Secure AI.",
    secondSlogan: "Strong Africa.",
    lead: "We bring researchers, teachers and communities together so that the AI built and used on this continent is safe, fair and our own.",
    mission: "Our mission",
    involved: "Get Involved",
    coming: "Coming up",
    search: "Search the site",
  },
  mission: {
    heading: "Our mission",
    parts: [
      {
        title: "Research",
        text: "Open studies of the risks that matter here: in data, in models and in the pipelines that ship them.",
      },
      {
        title: "Education",
        text: "Lessons and workshops, from the basics for everyone to advanced security for engineers.",
      },
      {
        title: "Community",
        text: "Meetings and clinics where people who build, check and use AI share what they find and the tools they use.",
      },
    ],
  },
  howWeWork: {
    heading: "How we work",
    lead: "Our work goes through three steps, so that what we learn in a study can become a rule that protects people.",
    research: {
      title: "Research",
      text: "We look at how AI systems are built and used here, and publish what we find and how we found it.",
      link: "See our projects",
    },
    training: {
      title: "Training",
      text: "What we learn becomes lessons, checklists and exercises that others can teach without us.",
      link: "Use the training materials",
    },
    policy: {
      title: "Policy",
      text: "We take what works in practice to the people who write the rules, in words they can use.",
      link: "Read about AI policy",
    },
  },
  work: {
    heading: "Our Work",
    all: "All projects",
    row: "Newest projects",
    skip: "Skip the projects",
    previous: "Previous project",
    next: "Next project",
    empty: "No work items available at the moment.",
    comeBack: "Check back soon for updates on our latest projects and initiatives.",
  },
  join: {
    heading: "Join Our Mission",
    text: "Teach a lesson, review a guide, translate a page or host a meeting. Choose what suits you, and we will start from there.",
    involved: "Get Involved",
  },
  talk: {
    heading: "Let's Talk",
    lead: "A question, an idea, an offer of help: write to us. We answer within 24 hours.",
  },
};
