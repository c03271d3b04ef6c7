import type { Translation } from "../translation.ts";

export const contact: Translation["contact"] = {
  details: {
    place: "Local",
    phone: "Telefone",
    email: "E-mail",
    press: "Para a imprensa",
    social: "Siga-nos",
    reply: "Resposta",
    kept: "Nos últimos {days} dias, {all, select, true {{messages, plural, one {a única mensagem recebida teve} other {todas as # mensagens tiveram}}} other {{inTime, plural, one {# de {messages, number} mensagens teve} other {# de {messages, number} mensagens tiveram}}}} resposta no prazo de 24 horas.",
    median: "Metade das mensagens teve resposta no prazo de {time} (a mediana).",
    opensInNewTab: "{name} (abre num novo separador)",
  },
};
