import type { Translation } from "../translation.ts";

export const home: Translation["home"] = {
  title: "Une IA sûre. Une Afrique forte.",
  description:
    "Secure AI Africa réunit chercheurs, enseignants et communautés pour une IA sûre, équitable et bien à nous.",
  hero: {
    kicker: "Renforcer. Sécuriser. Relier.",
    firstSlogan: "Une IA sûre.",
    secondSlogan: "Une Afrique forte.",
    lead: "Nous réunissons chercheurs, enseignants et communautés pour que l’IA conçue et utilisée sur ce continent soit sûre, équitable et bien à nous.",
    mission: "Notre mission",
    involved: "Agir avec nous",
    coming: "Prochainement",
    search: "Rechercher sur le site",
  },
  mission: {
    heading: "Notre mission",
    parts: [
      {
        title: "Recherche",
        text: "Des études ouvertes sur les risques qui comptent ici : dans les données, dans les modèles et dans les chaînes qui les mettent en service.",
      },
      {
        title: "Éducation",
        text: "Des cours et des ateliers, des bases pour tous à la sécurité avancée pour les ingénieurs.",
      },
      {
        title: "Communauté",
        text: "Des rencontres et des ateliers d’attaque où celles et ceux qui construisent, vérifient et utilisent l’IA partagent leurs découvertes et leurs outils.",
      },
    ],
  },
  howWeWork: {
    heading: "Notre méthode",
    lead: "Notre travail suit trois étapes, pour que les leçons d’une étude puissent devenir une règle qui protège.",
    research: {
      title: "Recherche",
      text: "Nous examinons comment les systèmes d’IA sont construits et utilisés ici, et nous publions nos résultats et la manière de les obtenir.",
      link: "Voir nos projets",
    },
    training: {
      title: "Formation",
      text: "Ce que nous apprenons devient des cours, des listes de contrôle et des exercices que d’autres peuvent enseigner sans nous.",
      link: "Utiliser les supports de formation",
    },
    policy: {
      title: "Politiques publiques",
      text: "Nous portons ce qui marche en pratique à ceux qui écrivent les règles, dans des mots qu’ils peuvent reprendre.",
      link: "IA et politiques publiques",
    },
  },
  work: {
    heading: "Nos projets",
    all: "Tous les projets",
    row: "Projets les plus récents",
    skip: "Passer les projets",
    previous: "Projet précédent",
    next: "Projet suivant",
    empty: "Aucun projet à afficher pour le moment.",
    comeBack: "Revenez bientôt pour suivre nos projets et nos initiatives.",
  },
  join: {
    heading: "Rejoignez notre mission",
    text: "Donnez un cours, relisez un guide, traduisez une page ou accueillez une rencontre. Choisissez ce qui vous convient : nous partirons de là.",
    involved: "Agir avec nous",
  },
  talk: {
    heading: "Parlons-en",
    lead: "Une question, une idée, une offre d’aide : écrivez-nous. Nous répondons dans les 24 heures.",
  },
};
