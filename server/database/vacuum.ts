import pg from "pg";

/** Nobody waits for longer than this, and it goes on where it was the next time. */
const longest = 60_000;

/** What visitors wrote, and what is noted about it, is deleted from these. */
const emptied = `
  select format('%I', tablename) as name from pg_tables where schemaname = current_schema()
  and (tablename like 'enquiry%' or tablename like 'reply_draft%'
    or tablename in ('contact_messages', 'daily_acts', 'mails', 'reminders', 'incoming_mails'))
`;

/**
 * No query finds what was deleted any more, and its space is used again; until then PostgreSQL does not overwrite all of
 * it: see docs/operate.md. On a connection of its own, because it may take longer than a page may.
 */
export async function vacuum(url: string): Promise<void> {
  const client = new pg.Client({
    ...{ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true },
    ...{ statement_timeout: longest, query_timeout: longest + 5_000 },
  });
  // Whoever waits for an answer is told by that.
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>(emptied);
    // Another process that does the same is not waited for.
    await client.query(`vacuum (skip_locked) ${rows.map(({ name }) => name).join(", ")}`);
  } finally {
    await client.end();
  }
}
