import type { Translation } from "../translation.ts";

export const registration: Translation["registration"] = {
  notYet: "Inscrições a partir de {date}",
  open: "Inscrições abertas",
  placesLeft: "{count, plural, one {# lugar disponível} other {# lugares disponíveis}}",
  few: "Últimos lugares",
  fewLeft: "{count, plural, one {Só resta # lugar} other {Só restam # lugares}}",
  waitingList: "Esgotado, com lista de espera",
  full: "Esgotado",
  closed: "As inscrições encerraram em {date}",
  closes: "As inscrições encerram em {date}.",
  waitingListNote:
    "Todos os lugares estão ocupados. Entre na lista de espera: quando um lugar ficar livre, oferecemo-lo por e-mail à pessoa seguinte.",
  fullNote: "Todos os lugares estão ocupados e não há lista de espera.",
  joinWaitingList: "Entrar na lista de espera",
};
