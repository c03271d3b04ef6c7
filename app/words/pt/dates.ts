import type { Translation } from "../translation.ts";

export const dates: Translation["dates"] = {
  both: "{date} ({other})",
  localClock: "{time} ({local})",
  morning: "{hour} da manhã",
  afternoon: "{hour} da tarde",
  evening: "{hour} do fim da tarde",
  night: "{hour} da noite",
};
