import type { Translation } from "../translation.ts";

export const blocks: Translation["blocks"] = {
  download: "Télécharger",
  video: "Vidéo",
  audio: "Audio",
  transcript: "Transcription",
  opensOn: "S’ouvre sur {host}",
  notes: "Notes",
  note: "Note {note}",
  backToText: "Retour au texte",
  backToPlace: "Retour au texte, passage {place}",
};
