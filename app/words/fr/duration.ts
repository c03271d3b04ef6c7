import type { Translation } from "../translation.ts";

export const duration: Translation["duration"] = {
  minutes: "{count, plural, one {# minute} other {# minutes}}",
  hours: "{count, plural, one {# heure} other {# heures}}",
  days: "{count, plural, one {# jour} other {# jours}}",
};
