/** Staff of each role who post acts of the inbox that they may not do, or in amounts that no one needs. */
import { connectDatabase } from "../../../server/database/connect.ts";
import { type Role, roles } from "../../../server/staff/roles.ts";
import { messageRow } from "../../../tests/message-row.ts";
import { deskBrowser } from "../../../tests/requests/sign-in.ts";
import { type Attack, flood, statusOf, tally } from "../attack.ts";
import { siteWithStaff } from "../site-with-staff.ts";

const references = Array.from({ length: 40 }, (_, index) => `ZZZZ-${String(index).padStart(4, "0")}`);
let tokens: Record<Role, string>;
let databaseUrl = "";

async function prepare(folder: string): Promise<Record<string, string>> {
  const site = await siteWithStaff(folder, async ({ db }) => {
    const messages = references.map((id) => messageRow({ id, email: "one@example.org" }));
    await db.insertInto("contact_messages").values(messages).execute();
    // Signed in long ago, so that no session may erase.
    await db.updateTable("staff_sessions").set({ proved_at: "2026-01-01T00:00:00.000Z" }).execute();
  });
  ({ databaseUrl, tokens } = site);
  return { DATABASE_URL: databaseUrl };
}

const inbox = "/desk/enquiries";
const one = `${inbox}/${references[0]}`;

const forPublishers = [
  ...["snooze", "end snooze", "label", "remove label", "merge"].map((act) => ({
    ...{ path: one, fields: { act, until: "tomorrow", label: "x", with: references[1] ?? "" } },
  })),
  ...["not spam", "label", "delete", "delete now"].map((act) => ({
    ...{ path: inbox, fields: { act, id: references.join(","), label: "x" } },
  })),
];

/** Everything that this role may not do, by direct post. */
const forbidden: Record<Role, { path: string; fields: Record<string, string> }[]> = {
  translator: forPublishers,
  writer: forPublishers,
  publisher: ["delete", "delete now"].map((act) => ({
    ...{ path: inbox, fields: { act, id: references.join(",") } },
  })),
  administrator: [{ path: inbox, fields: { act: "delete now", id: references.join(",") } }],
};

async function countRows(): Promise<Record<string, number>> {
  const database = connectDatabase(databaseUrl);
  const count = async (table: "contact_messages" | "labels" | "merged_conversations") => {
    const rows = database.db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as("count"));
    return Number((await rows.executeTakeFirstOrThrow()).count);
  };
  const counted = {
    ...{ messages: await count("contact_messages"), labels: await count("labels") },
    merged: await count("merged_conversations"),
  };
  await database.close();
  return counted;
}

export const inboxAttacks: Attack[] = [
  {
    name: "staff post acts of the inbox that are not theirs",
    environment: prepare,
    run: async ({ url }) => {
      const posts = roles.flatMap((role) =>
        forbidden[role].map(({ path, fields }) => ({ role, path, fields })),
      );
      const answers = await flood(posts.length * 10, 8, async (index) => {
        const post = posts[index % posts.length];
        if (!post) return "";
        return statusOf(deskBrowser(url, tokens[post.role]).post(post.path, post.fields));
      });
      if (answers.some((status) => status !== "403"))
        throw new Error(`An act was answered: ${tally(answers)}.`);
      const { messages, labels } = await countRows();
      if (messages !== references.length || labels !== 0) throw new Error("A refused act changed something.");
      return tally(answers);
    },
  },
  {
    name: "a publisher adds labels without end",
    environment: prepare,
    run: async ({ url }) => {
      const browser = deskBrowser(url, tokens.publisher);
      const answers = await flood(600, 8, (index) =>
        statusOf(
          browser.post(`${inbox}/${references[index % references.length]}`, {
            ...{ act: "label", label: `Label ${index} ${"x".repeat(index % 60)}` },
          }),
        ),
      );
      const { labels = 0 } = await countRows();
      if (labels > 200) throw new Error(`${labels} labels were stored.`);
      const odd = answers.filter((status) => !["302", "422", "503"].includes(status));
      if (odd.length > 0) throw new Error(`A label was answered with ${tally(odd)}.`);
      return tally(answers);
    },
  },
  {
    name: "publishers merge the same conversations at the same time",
    environment: prepare,
    run: async ({ url }) => {
      const browser = deskBrowser(url, tokens.publisher);
      const answers = await flood(references.length * 5, 8, (index) => {
        const [from, to] = [references[index % 40], references[(index * 7 + 1) % 40]];
        return statusOf(browser.post(`${inbox}/${from}`, { act: "merge", with: to ?? "" }));
      });
      const { messages = 0, merged = 0 } = await countRows();
      if (messages + merged !== references.length)
        throw new Error(
          `${messages} conversations and ${merged} merged ones are left of ${references.length}.`,
        );
      const odd = answers.filter((status) => !["302", "422", "503"].includes(status));
      if (odd.length > 0) throw new Error(`A merge was answered with ${tally(odd)}.`);
      return tally(answers);
    },
  },
];
