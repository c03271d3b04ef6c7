import type { DeskTranslation } from "../../translation.ts";

export const reply: DeskTranslation["reply"] = {
  text: "Réponse",
  files: "Fichiers",
  send: "Répondre",
  save: "Enregistrer le brouillon",
  preview: "Aperçu",
  previewLabel: "Aperçu de l’e-mail",
  recipient: "À :",
  subject: "Objet :",
  quoted: "Le message auquel vous répondez est cité sous votre texte.",
  canned: "Réponse type",
  chooseCanned: "Choisissez-en une",
  attached: "Pièces jointes",
  attachedFile: "Pièce jointe :",
  remove: "Retirer",
  someFile: "Un fichier",
  upload: "Fichiers de cet appareil",
  uploadHint:
    "Envoyés avec cette réponse uniquement, 10 Mo au total. Ils ne sont pas ajoutés aux images et fichiers, et seule l’équipe les voit. Choisissez-les en dernier : les brouillons ne les gardent pas.",
  attachFile: "Joindre un fichier",
  attachPicture: "Joindre une image",
  filesToAttach: "Fichiers à joindre",
};
