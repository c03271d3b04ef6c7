/** The text of each field of a form, by the name of the field. */
export type Values = Readonly<Record<string, string>>;

export function sameValues(one: Values, other: Values): boolean {
  return Object.keys({ ...one, ...other }).every((name) => (one[name] ?? "") === (other[name] ?? ""));
}
