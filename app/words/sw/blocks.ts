import type { Translation } from "../translation.ts";

export const blocks: Translation["blocks"] = {
  download: "Pakua",
  video: "Video",
  audio: "Sauti",
  transcript: "Maandishi ya mazungumzo",
  opensOn: "Inafunguka kwenye {host}",
  notes: "Tanbihi",
  note: "Tanbihi ya {note}",
  backToText: "Rudi kwenye maandishi",
  backToPlace: "Rudi kwenye maandishi, mahali pa {place}",
};
