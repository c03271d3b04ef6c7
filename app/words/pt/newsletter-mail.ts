import type { Translation } from "../translation.ts";

export const newsletterMail: Translation["newsletterMail"] = {
  consent:
    "Quero receber o boletim de {organisation} por e-mail. Posso cancelar a subscrição a qualquer momento com um só toque.",
  confirm: {
    subject: "Confirme, por favor: o boletim de {organisation}",
    intro:
      "Alguém, provavelmente você, pediu o boletim de {organisation} para este endereço. Para o receber, abra esta página e prima o botão:",
    otherwise:
      "Se não foi você, não precisa de fazer nada: não receberá nenhum boletim, e o endereço será apagado ao fim de 7 dias.",
  },
  invited: {
    subject: "Quer receber o boletim de {organisation}?",
    intro:
      "Aceitou receber o boletim de {organisation} ({source}, {day}). Para o receber, abra esta página e prima o botão:",
  },
  again: {
    subject: "Já recebe o boletim de {organisation}",
    intro:
      "Alguém, provavelmente você, pediu o boletim de {organisation} para este endereço. Já o recebe, e nada mudou. Aqui pode alterar as suas escolhas ou cancelar a subscrição:",
  },
  secret: "Guarde esta ligação só para si: quem a tiver pode alterar a sua subscrição.",
  original: "Ainda não há tradução. Este é o original, em {language}.",
  readOnSite: "Ler no nosso site",
  beginning: "Este é o início. O resto está no nosso site:",
  digest: {
    each: "Novidades de {organisation}",
    weekly: "Esta semana em {organisation}",
    monthly: "Este mês em {organisation}",
    more: "{count, plural, one {Há mais # no nosso site:} other {Há mais # no nosso site:}}",
  },
  topics: { news: "Notícias", events: "Eventos", resources: "Recursos", projects: "Projetos" },
  why: "Recebe esta mensagem porque subscreveu o boletim de {organisation}.",
  change: "Alterar ou suspender",
  leave: "Cancelar a subscrição",
};
