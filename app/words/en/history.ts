export const history = {
  title: "History",
  kicker: "About us",
  description: "How we came here, year by year, from the foundation in 2018 to today.",
  lead: "From a few people with a worry to an initiative that works across the continent, one year at a time.",
  years: {
    heading: "Year by year",
    items: [
      {
        label: "2018",
        title: "Foundation",
        text: "The initiative begins with a simple observation: AI is arriving in Africa faster than the means to check it. The first task is to agree on a purpose: secure and ethical AI, through research, education and community.",
      },
      {
        label: "2019",
        title: "Pilots",
        text: "The first small projects. Each one takes a single question to the people it concerns and tries an answer with them. What fails is written down with as much care as what works.",
      },
      {
        label: "2020",
        title: "Research partnerships",
        text: "Partnerships with researchers elsewhere begin around common questions: where models come from, what data they hold, how they behave in our languages. Findings are compared before they are believed.",
      },
      {
        label: "2021",
        title: "Workshops",
        text: "Findings become lessons. Workshops for engineers deal with the pipeline, workshops for everyone else with what to believe on a phone. Those who attend say what the next one should teach.",
      },
      {
        label: "2022",
        title: "Ethical AI guidelines",
        text: "Our ethical AI guidelines put in writing what years of practice have taught: know whom a system can harm, test it where it will be used, keep a person responsible, and let those affected object.",
      },
      {
        label: "2023",
        title: "Innovation challenges",
        text: "Guidelines say what should be. Innovation challenges ask how: teams are given a real problem, a short time and one condition, that the solution is safe for the people who will use it.",
      },
      {
        label: "2024",
        title: "Global alliances",
        text: "Alliances with organisations on other continents carry African experience into international discussions on AI, and bring early warnings and methods back.",
      },
      {
        label: "Present",
        title: "Securing the pipeline",
        text: "The work now centres on the chain of steps that ships AI: research into its weak points, training for those who run it, and advice for those who make its rules. What we publish is free to read and to use.",
      },
    ],
  },
  next: {
    heading: "What lies behind the dates",
    text: "The page on our origins tells why it began and what each step made possible.",
    origins: "Read about our origins",
    work: "See our current work",
  },
};
