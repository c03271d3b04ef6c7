import type { DeskTranslation } from "../../translation.ts";

export const care: DeskTranslation["care"] = {
  title: "Entretien",
  lead: "Textes publiés qui demandent de l’attention. Le bureau vérifie chacun d’eux une fois par jour et après chaque publication.",
  none: "Rien ne demande d’entretien.",
  onToday:
    "{count, plural, one {# point à revoir dans les textes publiés} other {# points à revoir dans les textes publiés}}",
  headings: {
    "own link": "Réparer les liens brisés",
    "other link": "Vérifier les liens vers d’autres sites",
    "no alt": "Décrire les images",
    heavy: "Alléger les pages lourdes",
  },
  advice: {
    "own link": "Ces liens mènent à des pages de ce site qui n’existent plus.",
    "other link":
      "Ces sites n’ont pas répondu deux jours différents. Essayez le lien, puis corrigez-le ou retirez-le.",
    "no alt":
      "Écrivez un texte alternatif pour les personnes qui ne voient pas l’image, ou marquez-la comme décorative.",
    heavy:
      "Ces pages sont trop lourdes pour les connexions lentes : la limite est de 18,4 Ko. Raccourcissez le texte ou divisez-le.",
  },
  kilobytes: "{size, number} Ko",
  owner: "Dernier texte de {name}",
  since: "depuis le {moment}",
  toReview: "Relire les textes anciens",
  toReviewAdvice:
    "{months, plural, one {Personne n’a modifié ni relu ces textes depuis # mois. Lisez-les et corrigez ce qui n’est plus juste.} other {Personne n’a modifié ni relu ces textes depuis # mois. Lisez-les et corrigez ce qui n’est plus juste.}}",
  review: "Relu aujourd’hui",
  reviewed: "La relecture a été enregistrée.",
  notPublic: "Ce texte n’est plus public.",
  settings: {
    heading: "Réglages",
    months: "Relire les textes après ce nombre de mois",
    links: "Vérifier les liens vers d’autres sites",
    linksHelp:
      "Le serveur interroge alors chaque adresse au plus une fois par semaine. Les autres sites voient l’adresse et le nom de notre serveur.",
    saved: "Les réglages ont été enregistrés.",
    outOfRange: "Indiquez un nombre de mois de {fewest} à {most}.",
  },
};
