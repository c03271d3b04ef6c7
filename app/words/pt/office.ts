import type { Translation } from "../translation.ts";

export const siteNotice: Translation["siteNotice"] = { label: "Aviso" };

export const closed: Translation["closed"] = {
  answerBy: "O nosso escritório está fechado por ser feriado. Responderemos até {day}.",
  now: "O nosso escritório está fechado por ser feriado: uma mensagem enviada agora recebe resposta até {day}.",
  notCounted: "Os dias em que o nosso escritório esteve fechado não contam.",
};
