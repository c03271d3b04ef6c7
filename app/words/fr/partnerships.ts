import type { Translation } from "../translation.ts";

export const partnerships: Translation["partnerships"] = {
  title: "Partenariats",
  kicker: "À propos de nous",
  description:
    "Qui travaille avec nous, comment nous travaillons avec nos partenaires, et comment votre organisation peut nous rejoindre.",
  lead: "Personne ne sécurise l’IA tout seul. Nous travaillons avec des organisations qui ont ce qui nous manque : des ingénieurs, des salles de classe, des langues, la confiance d’une communauté.",
  partners: {
    heading: "Nos partenaires",
    visit: "Visiter le site",
    newTab: "de {name} (nouvel onglet)",
    logoOf: "Logo de {name}",
  },
  practice: {
    heading: "Comment nous travaillons avec nos partenaires",
    lead: "Un partenariat est un travail précis. Il a un début, une fin et un résultat que d’autres peuvent utiliser.",
    items: [
      {
        title: "Une tâche commune",
        text: "Nous nous accordons d’abord sur une seule chose : une étude, un cours, une liste de contrôle, un événement. Si tout se passe bien, nous pouvons en prévoir une autre.",
      },
      {
        title: "Par écrit",
        text: "Deux pages disent qui fait quoi, pour quand, qui paie quoi et qui peut utiliser le résultat. Les deux parties signent.",
      },
      {
        title: "Des résultats ouverts",
        text: "Nous publions ce que nous faisons ensemble, pour que chacun puisse le lire et l’utiliser, sauf si cela mettait quelqu’un en danger.",
      },
      {
        title: "Notre avis n’est pas à vendre",
        text: "Les partenaires peuvent commenter nos résultats. Ils ne peuvent pas les changer.",
      },
      {
        title: "Les données restent où elles sont",
        text: "Les données personnelles restent chez l’organisation qui les détient. Nous n’y demandons accès que s’il n’y a pas d’autre moyen.",
      },
      {
        title: "Une fin claire",
        text: "Chaque partie peut arrêter. Nous convenons dès le début de ce que deviennent alors les personnes, les données et le travail inachevé.",
      },
    ],
  },
  join: {
    heading: "Devenir partenaire",
    text: "Dites-nous qui vous êtes, ce que vous aimeriez faire et ce que vous attendez de nous. Quelques phrases suffisent.",
    action: "Devenir partenaire",
  },
};
