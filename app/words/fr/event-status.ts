import type { Translation } from "../translation.ts";

export const eventStatus: Translation["eventStatus"] = {
  cancelled: {
    kicker: "Événement annulé",
    title: "Annulé : {name}",
    note: "Cet événement est annulé. Il n’aura pas lieu.",
  },
  postponed: {
    kicker: "Événement reporté",
    title: "Reporté : {name}",
    note: "Cet événement est reporté. Il n’aura pas lieu à la date ci-dessous. La nouvelle date sera indiquée sur cette page.",
  },
};
