/**
 * Records as one text. As values of their own React Router would number each of them, which adds up for the
 * cards of Home. All have the same fields.
 */
export function packRows<Row extends object>(rows: readonly Row[]): string {
  return JSON.stringify([Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]);
}

export function unpackRows<Row extends object>(packed: string): Row[] {
  const [names = [], ...rows] = JSON.parse(packed) as [string[], ...unknown[][]];
  return rows.map((values) => Object.fromEntries(names.map((name, index) => [name, values[index]])) as Row);
}
