import type { Translation } from "../translation.ts";

export const dates: Translation["dates"] = {
  both: "{date} ({other})",
  localClock: "{time} ({local})",
  morning: "saa {hour} asubuhi",
  afternoon: "saa {hour} mchana",
  evening: "saa {hour} jioni",
  night: "saa {hour} usiku",
};
