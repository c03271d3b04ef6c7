import type { Migration } from "../migration.ts";

export type Engine = Parameters<Migration>[1];

/** The values that a column may have. Its name lets a later migration replace the list. */
export const oneOf = (place: string, ...values: string[]): string => {
  const column = place.split(".")[1];
  return `constraint ${place.replace(".", "_")}_check check (${column} in ('${values.join("', '")}'))`;
};

/** 0 or 1, as both engines and JSON can hold it. */
export const flag = (place: string): string =>
  `integer not null constraint ${place.replace(".", "_")}_check check (${place.split(".")[1]} in (0, 1))`;

export const columnTypes = {
  sqlite: {
    instant: "text",
    /** Sorts by code point. */
    sortedText: "text",
    /** For a table with a text index, which refers to rows by number: only a declared number survives VACUUM. */
    indexedId: "row_id integer primary key, id text not null unique",
    number: "integer primary key",
  },
  postgres: {
    // Rounded to what JavaScript can hold, so that a value read and compared again is equal.
    instant: "timestamptz(3)",
    // "C" sorts as SQLite does.
    sortedText: 'text collate "C"',
    indexedId: 'id text collate "C" primary key',
    number: "bigint generated always as identity primary key",
  },
};
