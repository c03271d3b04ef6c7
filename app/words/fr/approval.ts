import type { Translation } from "../translation.ts";

export const approval: Translation["approval"] = {
  title: "Approuver un texte",
  label: "Approbation",
  intro:
    "{person}, veuillez lire ce texte tel que le public le verra. {maker} vous demande de l’approuver ou de le renvoyer.",
  toAnswer: "Aller à votre réponse",
  heading: "Votre réponse",
  once: "Votre réponse vaut pour ce texte exact. Ce lien fonctionne une fois, jusqu’au {date}.",
  approve: "Approuver",
  note: "Que faut-il changer ? Seulement si vous le renvoyez.",
  sendBack: "Renvoyer",
  noteMissing: "Veuillez écrire ce qu’il faut changer, puis renvoyer le texte.",
  noteTooLong: "Veuillez écrire au plus {max, number} caractères.",
  approved: {
    title: "Merci. Vous avez approuvé ce texte.",
    lead: "{maker} en est informé. Ce lien a servi et ne montre plus le texte.",
  },
  sentBack: {
    title: "Merci. Vous avez renvoyé ce texte.",
    lead: "{maker} a reçu votre note. Ce lien a servi et ne montre plus le texte.",
  },
  changed: {
    title: "Ce texte a changé",
    lead: "Il a changé depuis la création de ce lien : il ne peut plus être approuvé ici. Demandez un nouveau lien à {maker}.",
  },
  missing: {
    title: "Ce lien ne fonctionne pas",
    lead: "Il a peut-être expiré ou été révoqué. Demandez-en un nouveau à la personne qui vous l’a envoyé.",
  },
};
