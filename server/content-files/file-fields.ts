import { type FrontMatter, readFrontMatter } from "../content/front-matter.ts";

/** The fields of one content file. A missing, misspelt or malformed field is an error that names it. */
export type FileFields = {
  body: string;
  text(key: string): string;
  optional(key: string): string | null;
  wholeNumber(key: string, minimum?: number): number;
  hours(key: string): number;
  time(key: string): string;
  timeZone(key: string): string;
  /** In the stored form. */
  instant(key: string): string | null;
  /** Fields marked as unknown by the release that exported the file. */
  unknown(): Record<string, string>;
  /** Call it last: a field that was not read is an error. */
  finish(): void;
};

/** Prefix of fields that the description does not know, so that a misspelt name is still an error. */
export const unknownMark = "x-";

export function readFileFields(text: string): FileFields {
  const { fields, body }: FrontMatter = readFrontMatter(text);
  const unread = new Set(fields.keys());
  const optional = (key: string): string | null => {
    unread.delete(key);
    return fields.get(key) || null;
  };
  const read = (key: string, expected: string, isValid: (value: string) => boolean): string => {
    const value = optional(key);
    if (value === null) throw new Error(`"${key}" is missing`);
    if (!isValid(value)) throw new Error(`"${key}" takes ${expected}, not "${value}"`);
    return value;
  };
  return {
    body,
    optional,
    text: (key) => read(key, "a text", () => true),
    wholeNumber: (key, minimum = Number.MIN_SAFE_INTEGER) =>
      Number(
        read(key, minimum === 0 ? "0 or more days" : "a whole number", (value) => {
          return /^-?\d+$/.test(value) && Number(value) >= minimum;
        }),
      ),
    hours: (key) => Number(read(key, "a number of hours above 0", (value) => Number(value) > 0)),
    time: (key) => read(key, "a time such as 09:30", (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value)),
    timeZone: (key) => read(key, "a time zone such as Africa/Nairobi", isTimeZone),
    instant: (key) =>
      fields.get(key)
        ? new Date(read(key, "a date and time such as 2026-11-30T09:30:00+03:00", isInstant)).toISOString()
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

/** The offset is required: otherwise the instant would depend on the machine. */
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
