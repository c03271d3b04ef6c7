import type { Translation } from "../translation.ts";

export const keptPages: Translation["keptPages"] = {
  copy: "Não foi possível aceder ao site. Está a ler uma cópia guardada neste dispositivo:",
  title: "Esta página não está guardada neste dispositivo",
  lead: "Não foi possível aceder ao site. Verifique a ligação e tente novamente.",
  tryAgain: "Tentar novamente",
  readable: "Pode ler estas páginas agora",
  none: "Ainda não há nenhuma página guardada neste dispositivo.",
};
