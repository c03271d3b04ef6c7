import type { Translation } from "../translation.ts";

export const eventStatus: Translation["eventStatus"] = {
  cancelled: {
    kicker: "Evento cancelado",
    title: "Cancelado: {name}",
    note: "Este evento foi cancelado. Não se vai realizar.",
  },
  postponed: {
    kicker: "Evento adiado",
    title: "Adiado: {name}",
    note: "Este evento foi adiado. Não se realiza na data indicada abaixo. A nova data será publicada nesta página.",
  },
};
