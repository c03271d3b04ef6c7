import pg from "pg";

/** In milliseconds. An interrupted vacuum continues the next time. */
const timeout = 60_000;

/** The tables with messages of visitors and data about them. */
const tablesQuery = `
  select format('%I', tablename) as name from pg_tables where schemaname = current_schema()
  and (tablename like 'enquiry%' or tablename like 'reply_draft%'
    or tablename in ('contact_messages', 'daily_acts', 'mails', 'reminders', 'incoming_mails'))
`;

/**
 * Makes the space of deleted rows reusable. PostgreSQL overwrites all of it only when it is reused: see docs/operate.md.
 * Uses its own connection, because it may take longer than a query of a page.
 */
export async function vacuum(url: string): Promise<void> {
  const client = new pg.Client({
    ...{ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true },
    ...{ statement_timeout: timeout, query_timeout: timeout + 5_000 },
  });
  // The pending query reports the error.
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>(tablesQuery);
    // Does not wait for another process that vacuums the same tables.
    await client.query(`vacuum (skip_locked) ${rows.map(({ name }) => name).join(", ")}`);
  } finally {
    await client.end();
  }
}
