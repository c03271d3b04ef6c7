/** What a visitor does during a drill. */
import { setTimeout as delay } from "node:timers/promises";
import { connectDatabase } from "../../server/database/connect.ts";
import type { Database } from "../../server/database/schema.ts";

/** Sends a message, and resolves with the status of the answer. Each is different: equal ones are sent once. */
export async function post(url: string, subject: string): Promise<number> {
  const body = new URLSearchParams({
    ...{ name: "Selam", email: `${subject.replace(/\W+/g, "-")}@example.org`, subject },
    message: `${subject}: is the workshop open to teachers?`,
  });
  const answer = await fetch(`${url}/contact`, { method: "POST", body, redirect: "manual" });
  await answer.arrayBuffer();
  return answer.status;
}

/** The different statuses of these pages. */
export async function statusesOf(url: string, paths: string[]): Promise<string> {
  const answers = await Promise.all(paths.map((path) => fetch(url + path)));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  return [...new Set(answers.map(({ status }) => status))].join(", ");
}

export async function countIn(databaseUrl: string, table: keyof Database): Promise<number> {
  const database = connectDatabase(databaseUrl);
  try {
    const { count } = await database.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return Number(count);
  } finally {
    await database.close();
  }
}

export function expectEqual(what: string, found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`${what}: ${found} instead of ${expected}.`);
}

/** Resolves when the condition holds. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  seconds = 30,
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${seconds} seconds.`);
    await delay(50);
  }
}
