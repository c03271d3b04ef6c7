import type { Translation } from "../translation.ts";

export const mail: Translation["mail"] = {
  wrote: "Em {moment}, escreveu:",
  acknowledgement: {
    subject: "Recebemos a sua mensagem ({reference})",
    thanks:
      "Agradecemos que tenha escrito à {organisation}. A sua mensagem chegou, e alguém lhe responderá no prazo de 24 horas.",
    reference: "O seu número de referência: {reference}",
    kept: "Aqui pode ver o que guardamos dela e apagá-la:",
    mistake:
      "Se não nos escreveu, alguém indicou o seu endereço por engano. Não precisa de fazer nada, ou pode apagar a mensagem com o link acima.",
  },
};
