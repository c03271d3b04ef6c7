import type { DeskTranslation } from "../../translation.ts";

export const attendance: DeskTranslation["attendance"] = {
  title: "Presenças",
  field: "Código ou nome",
  fieldHint: "Escreva ou leia o código de uma pessoa e prima Enter, ou procure um nome.",
  tick: "Marcar",
  said: {
    came: "{name} está presente.",
    notHere: "{name} não está presente.",
    unknown: "Ninguém nesta lista tem este código.",
  },
  counted: "{came, number} de {all, number} presentes.",
  saved: "Tudo está guardado.",
  sending: "{count, plural, one {A enviar # marca…} other {A enviar # marcas…}}",
  offline:
    "Sem ligação – {count, plural, one {# marca está guardada neste dispositivo e será enviada} other {# marcas estão guardadas neste dispositivo e serão enviadas}} mais tarde.",
  offlineNone: "Sem ligação – pode continuar a marcar.",
  signedOut: "A sua sessão terminou. As marcas estão guardadas neste dispositivo.",
  signIn: "Entrar",
  noMatches: "Ninguém foi encontrado.",
  more: "{count, plural, one {Mais # pessoa: procure o nome.} other {Mais # pessoas: procure um nome.}}",
  tooMany: "Esta lista só tem {most, number} pessoas. As outras estão nas inscrições.",
};
