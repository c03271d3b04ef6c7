/** Instants in the format of the database: ISO 8601 in UTC, with milliseconds. */
export function before(at: Date, milliseconds: number): string {
  return after(at, -milliseconds);
}

export function after(at: Date, milliseconds: number): string {
  return new Date(at.getTime() + milliseconds).toISOString();
}
