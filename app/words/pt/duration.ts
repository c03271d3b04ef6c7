import type { Translation } from "../translation.ts";

export const duration: Translation["duration"] = {
  minutes: "{count, plural, one {um minuto} other {# minutos}}",
  hours: "{count, plural, one {uma hora} other {# horas}}",
  days: "{count, plural, one {um dia} other {# dias}}",
};
