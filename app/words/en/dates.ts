import { message } from "../message.ts";

/** Dates and hours as some languages tell them besides. */
export const dates = {
  /** The Gregorian date, and the Ethiopian one where the language shows it. */
  both: message<{ date: string; other: string }>("{date} ({other})"),
  /** Besides the 24-hour time, where hours are counted from dawn: "17:00 (11 in the evening, local clock)". */
  localClock: message<{ time: string; local: string }>("{time} ({local})"),
  /** The parts of the day in the local clock, used only where hours are counted from dawn. */
  morning: message<{ hour: string }>("{hour} in the morning"),
  afternoon: message<{ hour: string }>("{hour} in the afternoon"),
  evening: message<{ hour: string }>("{hour} in the evening"),
  night: message<{ hour: string }>("{hour} at night"),
};
