import type { Translation } from "../translation.ts";

export const duration: Translation["duration"] = {
  minutes: "{count, plural, one {# ደቂቃ} other {# ደቂቃ}}",
  hours: "{count, plural, one {# ሰዓት} other {# ሰዓት}}",
  days: "{count, plural, one {# ቀን} other {# ቀናት}}",
};
