import type { Migration } from "../migration.ts";

export type Engine = Parameters<Migration>[1];

/** A check constraint for the values of a column. It has a name, so that a later migration can replace it. */
export const oneOf = (place: string, ...values: string[]): string => {
  const column = place.split(".")[1];
  return `constraint ${place.replace(".", "_")}_check check (${column} in ('${values.join("', '")}'))`;
};

/** 0 or 1, which both engines and JSON can represent. */
export const flag = (place: string): string =>
  `integer not null constraint ${place.replace(".", "_")}_check check (${place.split(".")[1]} in (0, 1))`;

export const columnTypes = {
  sqlite: {
    instant: "text",
    /** Sorts by code point. */
    sortedText: "text",
    /** For a table with a text index, which refers to rows by number. Only a declared number survives VACUUM. */
    indexedId: "row_id integer primary key, id text not null unique",
    number: "integer primary key",
  },
  postgres: {
    // Milliseconds, as in JavaScript, so that a value compares equal after it was read.
    instant: "timestamptz(3)",
    // "C" sorts like SQLite.
    sortedText: 'text collate "C"',
    indexedId: 'id text collate "C" primary key',
    number: "bigint generated always as identity primary key",
  },
};
