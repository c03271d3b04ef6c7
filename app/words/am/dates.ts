import type { Translation } from "../translation.ts";

export const dates: Translation["dates"] = {
  both: "{date} ({other})",
  localClock: "{time} ({local})",
  morning: "ከጠዋቱ {hour} ሰዓት",
  afternoon: "ከቀኑ {hour} ሰዓት",
  evening: "ከምሽቱ {hour} ሰዓት",
  night: "ከሌሊቱ {hour} ሰዓት",
};
