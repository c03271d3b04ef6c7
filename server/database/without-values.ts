import type pg from "pg";

/**
 * What PostgreSQL says of a query that failed, without what a visitor wrote: its details quote the whole row, and
 * a complaint about a value (SQLSTATE class 22) quotes the value. Errors end in the log.
 */
export function withoutValues({ message, code = "" }: pg.DatabaseError): Error & { code: string } {
  const said = code.startsWith("22") ? "a value was refused" : message;
  return Object.assign(new Error(`PostgreSQL: ${said} (SQLSTATE ${code}).`), { code });
}
