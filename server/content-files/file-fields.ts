import { type FrontMatter, readFrontMatter } from "../content/front-matter.ts";

/** The fields of one content file. What is missing, misspelt or malformed is an error that names it. */
export type FileFields = {
  body: string;
  text(key: string): string;
  optional(key: string): string | null;
  wholeNumber(key: string, least?: number): number;
  hours(key: string): number;
  time(key: string): string;
  timeZone(key: string): string;
  /** As it is stored. */
  instant(key: string): string | null;
  /** Fields that the program which exported the file did not know, by their names. */
  unknown(): Record<string, string>;
  /** To be called last: whatever nobody asked for is a mistake. */
  finish(): void;
};

/** Before the name of a field that the description of its kind does not have: a misspelt name is still a mistake. */
export const unknownMark = "x-";

export function readFileFields(text: string): FileFields {
  const { fields, body }: FrontMatter = readFrontMatter(text);
  const unread = new Set(fields.keys());
  const optional = (key: string): string | null => {
    unread.delete(key);
    return fields.get(key) || null;
  };
  const read = (key: string, takes: string, isRight: (value: string) => boolean): string => {
    const value = optional(key);
    if (value === null) throw new Error(`"${key}" is missing`);
    if (!isRight(value)) throw new Error(`"${key}" takes ${takes}, not "${value}"`);
    return value;
  };
  return {
    body,
    optional,
    text: (key) => read(key, "a text", () => true),
    wholeNumber: (key, least = Number.MIN_SAFE_INTEGER) =>
      Number(
        read(key, least === 0 ? "0 or more days" : "a whole number", (value) => {
          return /^-?\d+$/.test(value) && Number(value) >= least;
        }),
      ),
    hours: (key) => Number(read(key, "a number of hours above 0", (value) => Number(value) > 0)),
    time: (key) => read(key, "a time such as 09:30", (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value)),
    timeZone: (key) => read(key, "a time zone such as Africa/Nairobi", isTimeZone),
    instant: (key) =>
      fields.get(key)
        ? new Date(read(key, "a moment such as 2026-11-30T09:30:00+03:00", isInstant)).toISOString()
        : optional(key),
    unknown: () =>
      Object.fromEntries(
        [...fields.keys()]
          .filter((key) => key.startsWith(unknownMark))
          .map((key) => [key.slice(unknownMark.length), optional(key) ?? ""]),
      ),
    finish() {
      for (const key of unread) throw new Error(`"${key}" is not a field of this kind`);
    },
  };
}

/** With its offset: otherwise it would be another moment on another machine. */
function isInstant(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text) &&
    !Number.isNaN(Date.parse(text))
  );
}

function isTimeZone(name: string): boolean {
  try {
    return name.includes("/") && Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
