import type { Translation } from "../translation.ts";

export const duration: Translation["duration"] = {
  minutes: "{count, plural, one {dakika moja} other {dakika #}}",
  hours: "{count, plural, one {saa moja} other {saa #}}",
  days: "{count, plural, one {siku moja} other {siku #}}",
};
