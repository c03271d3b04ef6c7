import type { DeskTranslation } from "../../translation.ts";

export const redirects: DeskTranslation["redirects"] = {
  title: "Redirections",
  help: "Envoie le public d’une adresse que ce site n’utilise pas vers l’une de ses pages : par exemple depuis une adresse sur une affiche ou dans un ancien lien.",
  from: "De",
  fromHint: "Un chemin de ce site sans page, par exemple /affiche.",
  target: "Vers",
  targetHint: "Une page de ce site, par exemple /events ou /fr/news.",
  add: "Ajouter la redirection",
  all: "Toutes les redirections",
  none: "Pas encore de redirection.",
  remove: "Retirer",
  removeOne: "Retirer la redirection depuis {path}",
  addedBy: "Ajoutée par {name}, {moment}",
  done: {
    added: "Redirection ajoutée.",
    removed: "Redirection retirée.",
  },
  problems: {
    "not a path": "« De » demande un chemin de ce site, par exemple /affiche, hors de l’espace de l’équipe.",
    "in use": "Le site répond déjà à cette adresse : elle ne peut pas rediriger.",
    "already there": "Cette adresse redirige déjà. Retirez d’abord cette redirection.",
    "not a page":
      "« Vers » demande une page publique de ce site qui ne redirige pas elle-même, par exemple /events.",
    "too many":
      "Il existe déjà {count, plural, one {# redirection} other {# redirections}}, le maximum. Retirez-en une d’abord.",
  },
};
