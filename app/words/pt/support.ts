import type { Translation } from "../translation.ts";

export const support: Translation["support"] = {
  title: "Ajuda",
  description:
    "Ajuda com este site e com os nossos recursos: onde procurar primeiro, respostas técnicas e como comunicar um problema.",
  lead: "Ajuda com este site, com um recurso que quer usar ou com um evento em que quer participar.",
  first: {
    heading: "Onde procurar primeiro",
    ways: [
      {
        title: "Perguntas e respostas",
        text: "Vinte respostas curtas sobre quem somos, como participar, eventos, recursos e este site.",
        link: { label: "Ler as perguntas frequentes" },
      },
      {
        title: "Pesquisa",
        text: "Pesquise nos projetos, notícias, eventos, recursos e perguntas, tudo ao mesmo tempo.",
        link: { label: "Pesquisar no site" },
      },
      {
        title: "Mapa do site",
        text: "Todas as páginas numa lista, para quando sabe que algo está aqui, mas não sabe onde.",
        link: { label: "Ver todas as páginas" },
      },
    ],
  },
  technical: { heading: "Respostas técnicas", all: "Todas as perguntas" },
  report: { heading: "Comunicar um problema" },
  contact: {
    heading: "Escreva-nos",
    lead: "Todas as mensagens são lidas por uma pessoa. Receberá resposta no prazo de 24 horas.",
  },
};
