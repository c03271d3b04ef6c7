import { message } from "../message.ts";

/** Durations in words. */
export const duration = {
  minutes: message<{ count: number }>("{count, plural, one {one minute} other {# minutes}}"),
  hours: message<{ count: number }>("{count, plural, one {one hour} other {# hours}}"),
  days: message<{ count: number }>("{count, plural, one {one day} other {# days}}"),
};
