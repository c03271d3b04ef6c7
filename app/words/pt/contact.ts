import type { Translation } from "../translation.ts";

export const contact: Translation["contact"] = {
  title: "Contactos",
  description:
    "Escreva à Secure AI Africa, em Adis Abeba: respondemos a todas as mensagens no prazo de 24 horas.",
  lead: "Perguntas sobre como tornar a IA segura, um projeto para partilhar, uma parceria a propor: escreva-nos. Respondemos no prazo de 24 horas.",
  form: "Envie-nos uma mensagem",
  details: {
    heading: "Onde nos encontrar",
    place: "Local",
    address: "Adis Abeba, Etiópia",
    phone: "Telefone",
    email: "E-mail",
    press: "Para a imprensa",
    social: "Siga-nos",
    reply: "Resposta",
    replyWithin: "No prazo de 24 horas",
    kept: "Nos últimos {days} dias, {all, select, true {{messages, plural, one {a única mensagem recebida teve} other {todas as # mensagens tiveram}}} other {{inTime, plural, one {# de {messages, number} mensagens teve} other {# de {messages, number} mensagens tiveram}}}} resposta no prazo de 24 horas.",
    median: "Metade das mensagens teve resposta no prazo de {time} (a mediana).",
    opensInNewTab: "{name} (abre num novo separador)",
  },
};
