import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { connectDatabase } from "../../server/database/connect.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";
import { messageRow } from "../message-row.ts";
import { startDeskSite } from "./sign-in.ts";

const hour = 60 * 60_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();

/** A site whose messages were answered after these numbers of hours (null: never). */
async function siteAnsweredAfter(hours: (number | null)[]) {
  const folder = mkdtempSync(join(tmpdir(), "promise-"));
  const DATABASE_URL = `file:${join(folder, "site.db")}`;
  const database = connectDatabase(DATABASE_URL);
  await prepareDatabase(database, { sampleContent: false });
  const rows = hours.map((after, index) =>
    messageRow({
      ...{ id: `MESS-${1000 + index}`, created_at: ago(100), state: after === null ? "waiting" : "answered" },
      ...(after !== null && { first_answer_at: ago(100 - after), due_at: null }),
    }),
  );
  await database.db.insertInto("contact_messages").values(rows).execute();
  await database.close();
  const site = await startDeskSite({ DATABASE_URL, LOG_LEVEL: "silent" });
  onTestFinished(async () => {
    await site.stop();
    rmSync(folder, { recursive: true });
  });
  const contact = async () => (await fetch(`${site.url}/contact`)).text();
  return { ...site, contact };
}

test("Contact shows no response times for nine messages", async () => {
  const { contact } = await siteAnsweredAfter(Array(9).fill(1));
  const page = await contact();
  expect(page).toContain("Within 24 hours");
  expect(page).not.toContain("In the last 90 days");
});

test("Contact shows for ten messages how many were answered in time and the median; staff see each week", async () => {
  const { contact, signIn } = await siteAnsweredAfter([1, 1, 2, 2, 3, 3, 3, 3, 30, null]);
  const sentence =
    "In the last 90 days 8 of 10 messages were answered within 24 hours. Half of all messages had an answer within 3 hours (the median).";
  const page = await contact();
  expect(page.split(sentence)).toHaveLength(2);
  const writer = await signIn("writer");
  const weeks = (await (await writer.get("/desk/enquiries/promise")).text()).replaceAll("<!-- -->", "");
  expect(weeks).toContain(
    '<th scope="row">Last 90 days</th><td>10</td><td>9</td><td>8 (80 %)</td><td>3 hours</td>',
  );
  expect(weeks.match(/Week from/g)).toHaveLength(12);
});
