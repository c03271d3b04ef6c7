import type { Translation } from "../translation.ts";

export const dates: Translation["dates"] = {
  both: "{date} ({other})",
  localClock: "{time} ({local})",
  morning: "{hour} صباحًا",
  afternoon: "{hour} بعد الظهر",
  evening: "{hour} مساءً",
  night: "{hour} ليلًا",
};
