import type { Translation } from "../translation.ts";

export const mail: Translation["mail"] = {
  wrote: "Em {moment}, escreveu:",
  acknowledgement: {
    subject: "Recebemos a sua mensagem ({reference})",
    thanks:
      "Agradecemos que tenha escrito à {organisation}. Recebemos a sua mensagem e responderemos no prazo de 24 horas.",
    closed:
      "Agradecemos que tenha escrito à {organisation}. Recebemos a sua mensagem. O nosso escritório está fechado por ser feriado; responderemos até {day}.",
    reference: "O seu número de referência: {reference}",
    kept: "Aqui pode ver a sua mensagem e apagá-la:",
    mistake:
      "Se não nos escreveu, alguém indicou o seu endereço por engano. Não precisa de fazer nada, ou pode apagar a mensagem com o link acima.",
  },
};
