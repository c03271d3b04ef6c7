import type { Translation } from "../translation.ts";

export const aiPolicy: Translation["aiPolicy"] = {
  title: "Façonner l’avenir de l’IA",
  description: "Des politiques solides et des cadres éthiques pour un déploiement responsable de l’IA.",
  subtitle: "Des politiques solides et des cadres éthiques pour un déploiement responsable de l’IA.",
  film: {
    unsupported: "Votre navigateur ne peut pas lire cette vidéo.",
    pause: "Mettre le film en pause",
    play: "Lire le film",
  },
  commitment: {
    heading: "Notre engagement pour une IA éthique",
    paragraphs: [
      "Les règles de l’IA fonctionnent mieux quand ceux qui les écrivent, ceux qui doivent les suivre et ceux qu’elles protègent se sont parlé. Nous travaillons avec les gouvernements, les régulateurs et la société civile, et nous n’avons rien à vendre.",
      "Dès la première version d’un texte, notre démarche associe toutes les parties prenantes. Les ingénieurs disent ce qui peut être mesuré, les régulateurs ce qui peut être appliqué, les fournisseurs ce que cela coûte et les communautés ce qui est en jeu. Nous notons ce sur quoi ils s’accordent et, tout aussi clairement, ce sur quoi ils ne s’accordent pas.",
      "Le résultat doit être assez court pour être lu, assez clair pour être vérifié, et ouvert au changement quand il ne marche pas en pratique.",
    ],
    list: {
      heading: "Qui est à la table",
      items: [
        "Les gouvernements, qui achètent et utilisent l’IA autant qu’ils la réglementent",
        "Les régulateurs, qui doivent transformer des principes en décisions",
        "La société civile, la première à savoir quand quelque chose tourne mal",
        "Les personnes qui construisent et exploitent les systèmes",
      ],
    },
  },
  pillars: {
    heading: "Pour une IA responsable : nos grands axes",
    items: [
      {
        title: "Des cadres éthiques pour l’IA",
        text: "Des principes accompagnés des questions, des tests et des registres qui les rendent concrets, pour qu’une équipe puisse montrer ce qu’elle a fait et ce qu’elle n’a pas fait.",
      },
      {
        title: "Une gouvernance sûre des données",
        text: "Des règles pour collecter, conserver, partager et supprimer les données : qui peut les voir, où elles se trouvent, pour combien de temps, et ce qui se passe après une fuite.",
      },
      {
        title: "Un appui à la réglementation",
        text: "Des avis sur les projets de loi, les normes et les appels d’offres : ce qui est techniquement possible, ce qui peut être vérifié, et ce qu’une petite institution peut assumer.",
      },
      {
        title: "Une participation ouverte à tous",
        text: "Des consultations auxquelles les gens peuvent vraiment prendre part : dans leurs langues, à des heures et dans des lieux qui leur conviennent, et avec une réponse à ce qu’ils ont dit.",
      },
      {
        title: "Responsabilité et transparence",
        text: "Pour chaque système, une personne désignée, un registre public de ses usages, et un moyen de se plaindre qui mène à une décision humaine.",
      },
      {
        title: "Coopération internationale",
        text: "Faire entendre l’expérience africaine dans les normes internationales, et garder des règles assez compatibles pour que les services passent les frontières.",
      },
    ],
  },
  contact: {
    heading: "Vous préparez une règle, un appel d’offres ou une stratégie ?",
    text: "Envoyez-nous votre projet ou votre question. Nous vous dirons ce que nous savons, ce que nous ne savons pas, et qui pourrait le savoir.",
    action: "Contacter nos spécialistes",
  },
  dialogue: {
    heading: "Prendre part au dialogue mondial",
    lead: "Ce que nous publions est fait pour être utilisé, cité et contesté.",
    research: {
      title: "Recherches et articles récents",
      text: "Des documents de travail et des notes de méthode sur la sécurité et les effets de l’IA, écrits pour que d’autres puissent refaire le travail.",
      action: "Parcourir les publications",
    },
    briefs: {
      title: "Notes d’orientation et analyses",
      text: "Des documents courts pour les agents publics et les législateurs : la question, les choix possibles, ce que chacun coûterait et à qui il profiterait.",
      action: "Lire les notes d’orientation",
    },
  },
};
