/** A database as plain SQL: enough to make it again, and to compare two of them. */
export type Dump = {
  /** What makes the tables, by name. */
  tables: Map<string, string[]>;
  /** Indexes, triggers and functions, which come after the rows: they would change them, or count them twice. */
  afterRows: string[];
  rows: Map<string, Row[]>;
};
export type Row = { [column: string]: string | number | null };

export function toSql({ tables, rows, afterRows }: Dump): string {
  const inserts = [...rows].flatMap(([table, list]) =>
    list.map((row) => {
      const values = Object.values(row).map(literal);
      return `insert into ${table} (${Object.keys(row).join(", ")}) values (${values.join(", ")})`;
    }),
  );
  return [...[...tables.values()].flat(), ...inserts, ...afterRows]
    .map((statement) => `${statement};\n`)
    .join("");
}

function literal(value: string | number | null): string {
  if (value === null) return "null";
  return typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`;
}
