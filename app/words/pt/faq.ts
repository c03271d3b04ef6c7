import type { Translation } from "../translation.ts";

export const faq: Translation["faq"] = {
  categoryNames: {
    general: "Perguntas gerais",
    membership: "Participação",
    events: "Eventos e programas",
    resources: "Recursos e formação",
    technical: "Ajuda técnica",
  },
  search: { label: "Pesquisar nas perguntas", placeholder: "Pesquisar perguntas…", submit: "Pesquisar" },
  categories: "Temas",
  found: "{count, plural, one {Uma pergunta corresponde} other {# perguntas correspondem}} a “{term}”",
  results: "Resultados da pesquisa",
  none: "Nenhuma pergunta corresponde. Experimente outra palavra ou outra categoria.",
  tags: "Etiquetas",
  permalink: "Link para esta pergunta",
};
