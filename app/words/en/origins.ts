export const origins = {
  title: "The Genesis of Innovation",
  kicker: "Our origins",
  description: "The foundational moments of the initiative, its milestones, its impact and the road ahead.",
  lead: "The foundational moments that shaped us: what we saw, what we decided to do about it, and what has grown from it.",
  mission: {
    heading: "Our Enduring Mission",
    paragraphs: [
      "From the first day our purpose has been to advance AI responsibly for African communities. Responsibly means that a system is inclusive, so that it works for people whatever their language, income or connection; ethical, so that someone answers for what it does; and locally tailored, so that it fits the place where it is used instead of the place where it was made.",
      "We see a continent that leads in AI and does not merely receive it: where African engineers build the systems, African researchers test them, African institutions set the rules, and the rest of the world comes to learn how it was done.",
    ],
  },
  milestones: {
    heading: "Key Milestones & Growth",
    items: {
      foundation: {
        title: "A question worth an organisation",
        text: "Who checks the AI that decides about us? Nobody had a good answer. The initiative was founded to find one, and to find it here.",
      },
      pilots: {
        title: "Trying before telling",
        text: "Pilots came before principles. Small projects showed which advice survives a slow line, a shared phone and a team of two.",
      },
      research: {
        title: "Research in company",
        text: "Partnerships with other researchers turned single observations into studies that can be repeated and contradicted.",
      },
      workshops: {
        title: "From paper to people",
        text: "Workshops carried the findings to those who need them, and brought back the questions that no paper had asked.",
      },
      guidelines: {
        title: "Guidelines in writing",
        text: "The ethical AI guidelines gave teams something to hold on to: what to check, whom to ask and when to stop.",
      },
      alliances: {
        title: "A wider circle",
        text: "Innovation challenges and global alliances opened the work to anyone with a solution, on this continent and beyond.",
      },
    },
  },
  impact: {
    heading: "Our Defining Impact",
    items: [
      { number: "10+", label: "Ethical AI Frameworks Published" },
      { number: "5000+", label: "AI Professionals Empowered" },
      { number: "15+", label: "Global Strategic Partnerships" },
    ],
  },
  ahead: {
    heading: "The Road Ahead: Innovating for Tomorrow",
    text: "The systems will change; the questions stay. Who made this, can it be checked, whom does it serve, and who answers for it? We will go on asking them, and teaching others to ask.",
    action: "Discover Our Vision",
  },
};
