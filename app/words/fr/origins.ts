import type { Translation } from "../translation.ts";

export const origins: Translation["origins"] = {
  title: "La genèse de l’innovation",
  kicker: "Nos origines",
  description:
    "Les moments fondateurs de notre initiative, ce qui en est sorti et la route qui reste à faire.",
  lead: "Les moments fondateurs de notre travail : la question dont nous sommes partis, ce que nous avons essayé, et ce que vous pouvez lire et utiliser aujourd’hui.",
  mission: {
    heading: "Notre mission de toujours",
    paragraphs: [
      "Depuis le premier jour, notre but est de faire progresser l’IA de façon responsable pour les communautés africaines. Pour nous, cela veut dire trois choses. L’IA doit être inclusive : elle marche pour les gens quels que soient leur langue, leurs revenus ou leur connexion. Elle doit être éthique : quelqu’un répond de ce qu’elle fait. Et elle doit être adaptée aux réalités locales : elle convient au lieu où elle est utilisée, et pas seulement à celui où elle a été faite.",
      "Notre vision est celle d’un continent à la pointe de l’IA. Des ingénieurs africains construisent les systèmes, des chercheurs africains les testent, des institutions africaines fixent les règles, et le reste du monde vient apprendre ici comment on fait.",
    ],
  },
  milestones: {
    heading: "Étapes clés et croissance",
    items: {
      foundation: {
        title: "Une question pour commencer",
        text: "Qui vérifie l’IA qui prend des décisions à notre sujet ? Nous avons commencé par la partie que chaque équipe peut vérifier elle-même : la chaîne CD/CI.",
        link: { label: "Pourquoi commencer par la chaîne" },
      },
      pilots: {
        title: "Essayer d’abord, publier ensuite",
        text: "À Lusaka, des agents publics et des fournisseurs ont essayé une version provisoire de nos questions pour les acheteurs d’IA. Ils l’ont trouvée beaucoup trop longue. Le document compte maintenant 24 questions, dont dix à poser lors de chaque achat.",
        link: { label: "Lire les questions" },
      },
      research: {
        title: "Tester comme les gens parlent",
        text: "À Lagos, des locuteurs du haoussa, du yoruba, de l’igbo et du pidgin nigérian ont écrit des tests de sécurité pour modèles de langage, avec les mots que les gens emploient vraiment.",
        link: { label: "Lire les notes de Lagos" },
      },
      workshops: {
        title: "Apprendre en attaquant",
        text: "À Kigali, des étudiants ont passé une journée à attaquer, avec autorisation, un petit assistant d’IA, et à réparer ce qu’ils avaient cassé. Le plan de cette journée est libre d’utilisation.",
        link: { label: "Organiser un atelier d’attaque" },
      },
      guidelines: {
        title: "Des lignes directrices écrites",
        text: "Nos lignes directrices de 2022 pour une IA éthique tiennent en une réunion : huit lignes directrices, et une question pour chacune.",
        link: { label: "Lire les lignes directrices" },
      },
      alliances: {
        title: "Plus de langues, plus de monde",
        text: "Nous avons des plans d’atelier en français et en portugais, une fiche en swahili et un glossaire de la sécurité de l’IA en six langues. Des partenaires nous aident à faire et à tester ce que nous publions.",
        link: { label: "Ouvrir le glossaire" },
      },
    },
  },
  impact: {
    heading: "Ce que nous avons accompli",
    items: {
      frameworks: {
        label: "Cadres éthiques pour l’IA publiés",
        note: "Ce que nous comptons : les lignes directrices, guides, listes de contrôle, documents types et articles des ressources pour les ingénieurs réseau et pour les décideurs publics.",
      },
      professionals: {
        label: "Professionnels de l’IA accompagnés",
        note: "Ce que nous comptons : les personnes qui ont pris part depuis 2018 à un atelier, un atelier d’attaque, un cours ou une rencontre, organisés par nous ou avec nos supports. Nous ne tenons pas de listes de noms : vous ne pouvez donc pas vérifier ce nombre ici.",
      },
      partnerships: {
        label: "Partenariats stratégiques dans le monde",
        note: "Ce que nous comptons : les travaux convenus par écrit avec une autre organisation depuis 2018, la plupart terminés. La page Partenariats montre les deux qui sont en cours.",
      },
    },
  },
  ahead: {
    heading: "La suite : innover pour demain",
    text: "L’IA changera, mais les questions restent les mêmes. Qui a fait cela ? Pouvons-nous le vérifier ? À qui cela sert-il ? Qui en répond ? Nous continuerons de les poser, et d’apprendre aux autres à les poser.",
    action: "Découvrir notre vision",
  },
};
