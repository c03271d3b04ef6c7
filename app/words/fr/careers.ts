import type { Translation } from "../translation.ts";

export const careers: Translation["careers"] = {
  title: "Emploi",
  kicker: "Agir avec nous",
  description: "Comment on travaille chez nous, comment nous recrutons, et si un poste est ouvert.",
  lead: "Un travail qui rend l’IA plus sûre pour celles et ceux qui n’ont pas eu leur mot à dire sur sa conception.",
  open: {
    heading: "Postes ouverts",
    none: "Aucun poste n’est ouvert pour le moment.",
    text: "Quand il y en a un, nous l’annonçons ici et dans les actualités, avec les tâches, le lieu, la rémunération et la date limite. Nous ne recueillons pas de candidatures à l’avance, mais vous pouvez vous présenter à tout moment.",
    news: "Voir les actualités",
  },
  fields: {
    heading: "Le travail que nous faisons",
    items: [
      {
        title: "Recherche",
        text: "Tester des modèles et des chaînes, rédiger les résultats pour que d’autres puissent les reproduire, et le dire quand la réponse n’est pas claire.",
      },
      {
        title: "Éducation",
        text: "Transformer les résultats en cours pour une salle de classe, une salle de serveurs ou une salle communale, et les enseigner.",
      },
      {
        title: "Communauté et politiques publiques",
        text: "Réunir des personnes qui se rencontrent rarement : celles qui écrivent les règles, celles qui les suivent et celles qui vivent avec le résultat.",
      },
    ],
  },
  steps: {
    heading: "Comment nous recrutons",
    items: [
      {
        title: "Vous écrivez",
        text: "Envoyez-nous une page : ce que vous avez fait, et pourquoi vous voulez ce poste. N’indiquez ni photo, ni âge, ni situation de famille, ni numéro d’identité.",
      },
      {
        title: "Nous parlons",
        text: "Nous parlons du travail lui-même, par téléphone ou en visioconférence. Nous vous envoyons les principales questions à l’avance.",
      },
      {
        title: "Vous montrez",
        text: "Vous faites une petite tâche semblable à celles du poste, avec des données inventées. Elle ne prend pas plus de deux heures, et nous en parlons ensuite avec vous.",
      },
      {
        title: "Nous répondons",
        text: "Toute personne qui postule reçoit une réponse, même si c’est non. Si vous demandez pourquoi, nous vous le dirons.",
      },
    ],
  },
  next: {
    heading: "Présentez-vous",
    text: "Dites-nous ce que vous savez faire et où vous êtes. Ou commencez comme bénévole, pour voir si le travail vous convient.",
    contact: "Nous écrire",
    volunteer: "Devenir bénévole",
  },
};
