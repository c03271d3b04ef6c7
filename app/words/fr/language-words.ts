import type { Translation } from "../translation.ts";

export const languageWords: Translation["languageWords"] = {
  label: "Langue",
  offer: "Continuer en français",
  dismiss: "Rester ici",
  unread: "Cette traduction n’a pas encore été relue par une personne de langue maternelle française. {link}",
  correct: "Dites-nous ce qui ne va pas.",
  notTranslated: "Ce texte n’est pas encore disponible en français. Vous le lisez en {language}.",
  readByNative: {
    translation: "Cette traduction a été lue par une personne de langue maternelle : {reader}, {date}.",
    original: "Ce texte a été lu par une personne de langue maternelle : {reader}, {date}.",
  },
  readIn: "Lire en {language}",
  filter: "Langue",
  all: "Toutes les langues",
  only: "Seulement en {language}",
  inLanguage: "En {language}",
  names: { en: "anglais", fr: "français", pt: "portugais", sw: "swahili", am: "amharique", ar: "arabe" },
};
