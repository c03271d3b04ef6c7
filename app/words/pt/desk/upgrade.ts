import type { DeskTranslation } from "../../translation.ts";

export const upgrade: DeskTranslation["upgrade"] = {
  done: "A última atualização está concluída.",
  texts:
    "Os textos de pesquisa estão a ser reconstruídos: {checked, number} de {total, number}. Até lá, algumas pesquisas encontram o mesmo que antes da atualização.",
  releases: "Várias versões do site estão em funcionamento: {names}.",
  contract: "Pode voltar à versão anterior até esta data: {moment}.",
};
