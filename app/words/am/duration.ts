import type { Translation } from "../translation.ts";

export const duration: Translation["duration"] = {
  minutes: "{count, plural, one {one minute} other {# minutes}}",
  hours: "{count, plural, one {one hour} other {# hours}}",
  days: "{count, plural, one {one day} other {# days}}",
};
