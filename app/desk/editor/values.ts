/** What stands in the fields of a form, by their names. */
export type Values = Readonly<Record<string, string>>;

export function sameValues(one: Values, other: Values): boolean {
  return Object.keys({ ...one, ...other }).every((name) => (one[name] ?? "") === (other[name] ?? ""));
}
