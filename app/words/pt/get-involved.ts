import type { Translation } from "../translation.ts";

export const getInvolved: Translation["getInvolved"] = {
  title: "Participe",
  kicker: "Faça parte",
  description:
    "Quatro formas de participar: trabalhar connosco, fazer voluntariado, doar ou criar uma parceria.",
  lead: "A IA torna-se segura quando há pessoas que decidem cuidar dela. Eis quatro formas de ser uma dessas pessoas.",
  pillars: {
    heading: "Quatro formas de participar",
    careers: {
      title: "Trabalhe connosco",
      text: "Faça da investigação, do ensino ou da engenharia a sua profissão. Veja o que procuramos e se há alguma vaga aberta.",
      link: "Ver as vagas",
    },
    volunteer: {
      title: "Voluntariado",
      text: "Traduza um guia, reveja outro, dê uma oficina, teste este site. Até uma hora ajuda.",
      link: "Ver como fazer voluntariado",
    },
    donate: {
      title: "Donativos",
      text: "Apoie o nosso trabalho com dinheiro, uma sala, equipamento ou trabalho especializado.",
      link: "Ver como doar",
    },
    partner: {
      title: "Parcerias",
      text: "Traga a sua organização: uma universidade, uma empresa, um ministério, uma associação. Diga-nos o que gostaria de fazer connosco.",
      link: "Escrever-nos sobre uma parceria",
    },
  },
  follow: {
    heading: "Acompanhe o trabalho",
    text: "Também partilhamos notícias e pedidos de ajuda no LinkedIn.",
    action: "Siga-nos no LinkedIn",
    newTab: "(abre num novo separador)",
  },
  ready: {
    heading: "Quer passar à ação?",
    text: "Diga-nos o que sabe fazer e quanto tempo tem. Se ainda tem dúvidas, pergunte.",
    action: "Contacte-nos",
  },
};
