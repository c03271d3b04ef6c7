import type { Translation } from "../translation.ts";

export const about: Translation["about"] = {
  title: "À propos de nous",
  kicker: "Qui nous sommes",
  description: "Qui nous sommes, notre raison d’être et les six valeurs qui guident notre travail.",
  lead: "{name} est une initiative à but non lucratif pour une IA sûre et éthique en Afrique. Nous étudions ce qui peut mal tourner, nous enseignons comment l’éviter, et nous réunissons les personnes qui construisent l’IA, celles qui fixent ses règles et celles qui vivent avec elle.",
  intro: {
    heading: "Pourquoi nous existons",
    paragraphs: [
      "L’IA répond déjà aux questions dans les centres de santé, trie des dossiers, déplace de l’argent et parle avec des voix que les gens connaissent. Une grande partie a été construite ailleurs, testée dans d’autres langues et mise en service à la hâte. Quand elle se trompe, les personnes lésées sont rarement celles qui ont décidé de l’utiliser.",
      "Nous commençons par ce dont chaque équipe peut s’occuper : la chaîne CD/CI (le « pipeline »), la suite d’étapes qui transforme des données, du code et des modèles en un service. Une IA équitable et utile commence par une chaîne que l’on peut vérifier.",
    ],
  },
  mission: {
    heading: "Notre mission",
    text: "Faire progresser l’IA de façon responsable pour les communautés africaines : aider à rendre les systèmes construits et utilisés ici sûrs, équitables et adaptés aux personnes qui en dépendent.",
  },
  vision: {
    heading: "Notre vision",
    text: "Une Afrique à la pointe d’une IA digne de sa confiance : bâtie avec ses propres langues et ses propres savoirs, gouvernée par ses propres règles et partagée avec le monde.",
  },
  values: {
    heading: "Nos valeurs",
    lead: "Six valeurs guident le choix de nos travaux et notre manière de les mener.",
    items: [
      {
        title: "Une IA éthique",
        text: "Nous demandons qui pourrait en souffrir avant de demander ce qui est possible. Un système qui décide du sort de personnes doit pouvoir s’expliquer devant elles.",
      },
      {
        title: "L’innovation locale",
        text: "Ceux qui connaissent un lieu connaissent ses problèmes. Nous soutenons des outils faits ici, pour les langues, les téléphones et les connexions que les gens ont vraiment.",
      },
      {
        title: "Le renforcement des capacités",
        text: "Quand un conseiller s’en va, ses conseils s’en vont aussi. Les compétences restent. Nous enseignons pour que les équipes puissent refaire le travail sans nous.",
      },
      {
        title: "Des solutions durables",
        text: "Nous préférons ce qu’une petite équipe pourra encore faire tourner et payer dans cinq ans : des outils gratuits, des procédures courtes, peu d’électricité et peu de données.",
      },
      {
        title: "L’écoute des communautés",
        text: "Ceux qui vivent avec un système aident à le juger. Nous écoutons avant d’écrire, et nous écrivons avec des mots simples.",
      },
      {
        title: "La coopération mondiale",
        text: "Les attaques traversent les frontières, le savoir aussi. Nous partageons ce que nous trouvons, et nous rapportons ce que d’autres ont appris.",
      },
    ],
  },
  more: {
    heading: "En savoir plus sur nous",
    links: {
      mission: "Lire notre mission et notre vision",
      partnerships: "Découvrir nos partenaires",
      history: "Lire notre histoire",
      origins: "Lire le récit de nos origines",
    },
    origins: {
      name: "Origines",
      description: "Les moments qui nous ont façonnés, et ce qui en est sorti.",
    },
  },
  join: {
    heading: "Rejoignez notre mission",
    text: "Ingénieurs, enseignants, agents publics, traducteurs, étudiants : il y a ici quelque chose à faire pour vous.",
    action: "Agir avec nous",
  },
};
