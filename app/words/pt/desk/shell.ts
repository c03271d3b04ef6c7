import type { DeskTranslation } from "../../translation.ts";

export const shell: DeskTranslation["shell"] = {
  skip: "Saltar para o conteúdo",
  menu: "Menu",
  overdue: "{count, plural, one {# fora do prazo} other {# fora do prazo}}",
  today: "Hoje",
  messages: "Mensagens",
  withCount: "{name} ({count, number})",
  publicSite: "Site público",
  theme: "Tema",
  signOut: "Sair",
};
