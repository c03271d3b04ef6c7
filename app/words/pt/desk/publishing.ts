import type { DeskTranslation } from "../../translation.ts";

export const publishing: DeskTranslation["publishing"] = {
  save: "Guardar rascunho",
  preview: "Pré-visualizar",
  publish: "Publicar",
  publishAt: "Publicar em",
  zoneHint: "No seu fuso horário, {zone}.",
  schedule: "Agendar",
  cancelSchedule: "Cancelar agendamento",
  history: "Histórico",
  withdraw: "Retirar",
  delete: "Apagar",
  locked: {
    public: "Este conteúdo é público, por isso só a função de publicação permite apagá-lo.",
    scheduled: "Este conteúdo está agendado, por isso só a função de publicação permite apagá-lo.",
  },
  problems: "{failure}: {count, plural, one {# ponto a corrigir} other {# pontos a corrigir}}",
};
