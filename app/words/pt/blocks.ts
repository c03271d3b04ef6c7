import type { Translation } from "../translation.ts";

export const blocks: Translation["blocks"] = {
  download: "Descarregar",
  video: "Vídeo",
  audio: "Áudio",
  transcript: "Transcrição",
  opensOn: "Abre em {host}",
  notes: "Notas",
  note: "Nota {note}",
  backToText: "Voltar ao texto",
  backToPlace: "Voltar ao texto, passagem {place}",
};
