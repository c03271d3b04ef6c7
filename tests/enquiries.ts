/** Receives messages at a time chosen by the test. */
import type { SiteDatabase } from "../server/database/connect.ts";
import { enquiriesOf } from "../server/inbox/enquiries.ts";
import { readEnvironment } from "../server/process/environment.ts";
import { createLog } from "../server/process/log.ts";

export const words = {
  name: "Selam",
  email: "selam@example.org",
  subject: "ሰላም",
  message: "مرحبا 👋🏿\nsecond line",
};
export const tab = (digit: string) => ({ formId: digit.repeat(32) });

function post(fields: Record<string, string>) {
  return new Request("http://site/contact", { method: "POST", body: new URLSearchParams(fields) });
}

export function openEnquiries(database: SiteDatabase, environment: Record<string, string> = {}) {
  const clock = { now: Date.parse("2026-11-15T10:00:00.000Z") };
  const logged: string[] = [];
  let stored = 0;
  const enquiries = enquiriesOf({
    database,
    settings: readEnvironment(environment),
    log: createLog("warn", (line) => logged.push(line)),
    now: () => new Date(clock.now),
    onStored: () => stored++,
  });
  const send = async (fields: Record<string, string>, address = "192.0.2.1") =>
    enquiries.receive(post(fields), address);
  const reference = async (fields: Record<string, string>, address?: string) => {
    const { answer } = await send(fields, address);
    return answer.state === "sent" ? answer.reference : answer;
  };
  const messages = () =>
    database.db.selectFrom("contact_messages").selectAll().orderBy("created_at").execute();
  const held = async () => (await messages()).filter(({ held }) => held !== null);
  return { clock, logged, enquiries, send, reference, messages, held, stored: () => stored };
}
