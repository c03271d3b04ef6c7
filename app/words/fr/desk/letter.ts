import type { DeskTranslation } from "../../translation.ts";

export const letter: DeskTranslation["letter"] = {
  title: "Écrire aux personnes inscrites",
  sendTo: "À",
  choose: "Choisir",
  recipients:
    "{count, plural, one {# personne reçoit cet e-mail.} other {# personnes reçoivent cet e-mail.}}",
  subject: "Objet",
  text: "Texte",
  textHint: "Texte simple. Écrivez dans la langue des destinataires : rien n’est traduit automatiquement.",
  ending: "Le lien vers l’inscription de la personne suit ici.",
  preview: "Aperçu",
  send: "{count, plural, one {Envoyer à # personne} other {Envoyer à # personnes}}",
  edit: "Revenir au texte",
  problems: {
    noRecipients: "Il n’y a aucun destinataire. Choisissez d’autres personnes.",
    missing: "Remplissez l’objet et le texte.",
    tooLong:
      "L’e-mail est trop long : {subject, number} caractères au plus pour l’objet, et {text, number} pour le texte.",
  },
  progress: {
    label: "E-mails envoyés",
    sent: "{sent, number} e-mails envoyés sur {written, number}.",
    unsent:
      "{unsent, plural, one {# e-mail aux personnes de cet événement reste} other {# e-mails aux personnes de cet événement restent}} à envoyer.",
    notSetUp: "L’envoi d’e-mails n’est pas configuré : ils attendent qu’il le soit.",
  },
};
