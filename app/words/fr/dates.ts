import type { Translation } from "../translation.ts";

export const dates: Translation["dates"] = {
  both: "{date} ({other})",
  localClock: "{time} ({local})",
  morning: "{hour} in the morning",
  afternoon: "{hour} in the afternoon",
  evening: "{hour} in the evening",
  night: "{hour} at night",
};
