import type { Translation } from "../translation.ts";

export const blocks: Translation["blocks"] = {
  download: "Télécharger",
  video: "Vidéo",
  audio: "Audio",
  opensOn: "S’ouvre sur {host}",
  notes: "Notes",
  note: "Note {note}",
  backToText: "Retour au texte",
  backToPlace: "Retour au texte, passage {place}",
};
