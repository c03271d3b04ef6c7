import type { Translation } from "../translation.ts";

export const dates: Translation["dates"] = {
  both: "{date} ({other})",
  localClock: "{time} ({local})",
  morning: "{hour} h du matin",
  afternoon: "{hour} h de l’après-midi",
  evening: "{hour} h du soir",
  night: "{hour} h de la nuit",
};
