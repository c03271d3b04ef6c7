/** A database as plain SQL: enough to recreate it, and to compare two databases. */
export type Dump = {
  /** The statements that create each table, by its name. */
  tables: Map<string, string[]>;
  /** Indexes, triggers and functions. Created before the rows, they would change them or count them twice. */
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
