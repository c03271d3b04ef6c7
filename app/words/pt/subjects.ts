import type { Translation } from "../translation.ts";

export const subjects: Translation["subjects"] = {
  openings: {
    careers: { subject: "Trabalhar convosco", line: "Gostaria de trabalhar convosco." },
    volunteer: { subject: "Voluntariado", line: "Gostaria de fazer voluntariado." },
    donate: { subject: "Apoio ao vosso trabalho", line: "Gostaria de apoiar o vosso trabalho." },
    partner: { subject: "Uma parceria", line: "Gostaríamos de trabalhar convosco como parceiros." },
    policy: {
      subject: "IA e políticas públicas",
      line: "Tenho uma pergunta para os vossos especialistas em políticas públicas.",
    },
    press: {
      subject: "Pedido da imprensa",
      line: "Sou jornalista. O meu prazo e as minhas perguntas:",
    },
  },
  event: {
    subject: "Inscrição: {name}",
    line: "Gostaria de me inscrever no evento “{name}”, em {date}.",
  },
  register: "Inscrever-se",
  corrected: "Correção de {reference}: {subject}",
};
