import type { Translation } from "../translation.ts";

export const history: Translation["history"] = {
  title: "Histoire",
  kicker: "À propos de nous",
  description: "Notre histoire, année par année, de la fondation en 2018 à aujourd’hui.",
  lead: "Huit étapes, de 2018 à aujourd’hui. Chacune mène à quelque chose que vous pouvez lire, utiliser ou vérifier sur ce site.",
  years: {
    heading: "Année par année",
    lead: "Les actualités et les événements de ce site ne remontent pas aux premières années. Pour celles-ci, nous disons en bref ce qui s’est passé et montrons ce qui en est sorti.",
    items: [
      {
        label: "2018",
        title: "Fondation",
        text: "Nous commençons comme une initiative à but non lucratif pour une IA sûre et éthique, fondée sur la recherche, l’éducation et la communauté. Notre but n’a pas changé depuis.",
        link: { label: "Lire notre mission et notre vision" },
      },
      {
        label: "2019",
        title: "Projets pilotes",
        text: "Nos premiers projets sont de petits essais. Aujourd’hui encore, nous essayons avec les gens avant de publier : à Lusaka, des agents publics nous ont dit qu’un texte provisoire comptait trente questions de trop.",
        link: { label: "Lire les notes de Lusaka" },
      },
      {
        label: "2020",
        title: "Partenariats de recherche",
        text: "Nous commençons à mener des recherches avec d’autres. Une question reste ouverte : un système d’IA sûr en anglais le reste-t-il en haoussa ou en amharique ? Notre méthode est publique, pour que chacun puisse la reprendre.",
        link: { label: "Voir la méthode" },
      },
      {
        label: "2021",
        title: "Ateliers",
        text: "La recherche devient formation. Les plans de nos ateliers sont libres : toute école, toute entreprise, tout ministère peut en organiser un sans nous.",
        link: { label: "Utiliser les supports de formation" },
      },
      {
        label: "2022",
        title: "Lignes directrices pour une IA éthique",
        text: "Nous écrivons ce que nous exigeons de nous-mêmes et des autres : huit lignes directrices courtes, chacune avec une question à laquelle une équipe peut répondre.",
        link: { label: "Lire les lignes directrices de 2022" },
      },
      {
        label: "2023",
        title: "Défis d’innovation",
        text: "Des équipes reçoivent un vrai problème, peu de temps et une condition : la solution doit être sûre pour les personnes qui l’utilisent. Nos ateliers d’attaque fonctionnent toujours ainsi : attaquer un système, puis le réparer.",
        link: { label: "Voir comment se déroule un atelier" },
      },
      {
        label: "2024",
        title: "Alliances mondiales",
        text: "Nous commençons à travailler aussi avec des organisations hors d’Afrique. La page Partenariats dit qui travaille avec nous aujourd’hui, et sur quoi.",
        link: { label: "Découvrir nos partenaires" },
      },
      {
        label: "Aujourd’hui",
        title: "Sécuriser la chaîne",
        text: "Aujourd’hui, nous travaillons surtout sur la chaîne CD/CI : les étapes qui transforment des données, du code et des modèles en un service. Notre liste de contrôle en est à sa deuxième édition, et nous organisons des journées pratiques pour les équipes.",
        link: { label: "Voir le projet" },
      },
    ],
  },
  next: {
    heading: "Comment tout a commencé",
    text: "La page sur nos origines raconte la question dont nous sommes partis, et ce qui en est sorti.",
    origins: "Lire le récit de nos origines",
    work: "Voir nos projets en cours",
  },
};
