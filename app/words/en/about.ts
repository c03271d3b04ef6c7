import { message } from "../message.ts";
export const about = {
  title: "About Us",
  kicker: "Who we are",
  description: "Who we are, what we are here to do, and the six values that we work by.",
  lead: message<{ name: string }>(
    "{name} is a non-profit initiative for secure and ethical AI in Africa. We study what can go wrong, teach people how to prevent it, and bring together the people who build AI, the people who make rules for it and the people who live with it.",
  ),
  intro: {
    heading: "Why we exist",
    paragraphs: [
      "AI already answers questions at clinics, sorts applications, moves money and speaks in voices that people know. Much of it was built elsewhere, tested in other languages and rushed into use. When it fails, the people who are harmed are rarely the people who decided to use it.",
      "We begin with something that every team can look after: the CD/CI pipeline, the chain of steps that takes data, code and models and turns them into a service. Fair and useful AI starts with a pipeline that people can check.",
    ],
  },
  mission: {
    heading: "Our mission",
    text: "To advance AI responsibly for African communities: to help make the systems built and used here secure, fair and fit for the people who depend on them.",
  },
  vision: {
    heading: "Our vision",
    text: "An Africa that leads in AI it can trust: built with its own languages and knowledge, governed by its own rules, and shared with the world.",
  },
  values: {
    heading: "Our values",
    lead: "Six values guide which work we take on and how we do it.",
    items: [
      {
        title: "Ethical AI Development",
        text: "We ask who could be harmed before we ask what is possible. A system that decides about people must be able to explain itself to them.",
      },
      {
        title: "Local Innovation",
        text: "People who know a place know its problems. We back tools made here, for the languages, phones and connections that people really have.",
      },
      {
        title: "Capacity Building",
        text: "When an adviser leaves, the advice leaves too. Skills stay. We teach so that teams can do the work again without us.",
      },
      {
        title: "Sustainable Solutions",
        text: "We prefer what a small team can still run and afford in five years: free tools, short procedures, little power and little data.",
      },
      {
        title: "Community Engagement",
        text: "People who live with a system help to judge it. We listen before we write, and we write in plain words.",
      },
      {
        title: "Global Collaboration",
        text: "Attacks cross borders, and so does knowledge. We share what we find, and bring home what others have learned.",
      },
    ],
  },
  more: {
    heading: "More about us",
    links: {
      mission: "Read our mission and vision",
      partnerships: "Meet our partners",
      history: "Read our history",
      origins: "Read about our origins",
    },
    origins: {
      name: "Origins",
      description: "The moments that shaped us, and what has come of them.",
    },
  },
  join: {
    heading: "Join Our Mission",
    text: "Engineers, teachers, officials, translators, students: there is something here for you to do.",
    action: "Get Involved",
  },
};
