/** Staff who try to approve their own texts, and strangers who guess or replay approval links. */
import { connectDatabase } from "../../../server/database/connect.ts";
import type { Edition } from "../../../server/publishing/edition.ts";
import { editionsOf } from "../../../server/publishing/editions.ts";
import { contentHash } from "../../../server/publishing/review/content-hash.ts";
import { reviewOf } from "../../../server/publishing/review/review.ts";
import { type Role, roles } from "../../../server/staff/roles.ts";
import { newToken } from "../../../server/staff/secrets.ts";
import { type DeskBrowser, deskBrowser } from "../../../tests/requests/sign-in.ts";
import { type Attack, flood, statusOf, tally } from "../attack.ts";
import { attacker, siteWithStaff } from "../site-with-staff.ts";

type Attacker = { role: Role; token: string; own: Text; foreign: Text };
type Text = { id: string; path: string; hash: string };
type Ready = { url: string; attackers: Attacker[]; link: string };

let ready: Ready;

/** Each role has written one text; the publisher's link to another text waits for an answer. */
async function prepare(folder: string): Promise<Record<string, string>> {
  const attackers: Attacker[] = [];
  let link = "";
  const { databaseUrl: url } = await siteWithStaff(folder, async (database, staff) => {
    const [editions, review] = [editionsOf({ database }), reviewOf({ database })];
    const write = async (by: { id: string | null; name: string }): Promise<Text> => {
      const fields = { headline: `By ${by.name}`, content: "One sentence. Another one." };
      const created = (await editions.create(by, "news", fields)) as Edition;
      return { id: created.id, path: `/desk/news/${created.slug}`, hash: contentHash(created) };
    };
    for (const role of roles) {
      const { person, token } = staff[role];
      const [own, foreign] = [await write(person), await write(attacker)];
      attackers.push({ role, token, own, foreign });
      if (role !== "publisher") continue;
      const wanted = { hash: foreign.hash, person: "A director" };
      const made = await review.makeApprovalLink(person, foreign.id, wanted);
      link = "token" in made ? `/approve/${made.token}` : "";
    }
  });
  ready = { url, attackers, link };
  return { DATABASE_URL: url };
}

/** Every act of a review, with fields that each would need. */
const acts = (hash: string): Record<string, string>[] => [
  { act: "approve", hash },
  { act: "send back", hash, note: "No." },
  { act: "make approval link", hash, person: "Myself" },
  { act: "revoke approval link", id: "any" },
  { act: "record reading", hash, reader: "Myself", read_on: "2026-11-17" },
  { act: "remove reading" },
  { act: "comment", sentence: "content\nOne sentence.", comment: "Hm." },
  { act: "answer comment", id: "any", comment: "Hm." },
  { act: "resolve comment", id: "any" },
];

/** What each role may post: 302 is done, 200 shows a new link, 422 explains a refusal. */
const allowed: Record<Role, (act: string, isOwn: boolean) => string[]> = {
  translator: () => ["403"],
  writer: (act) => (/comment/.test(act) ? ["302", "422"] : ["403"]),
  publisher: (act, isOwn) => (act === "approve" && isOwn ? ["422"] : ["200", "302", "409", "422"]),
  administrator: (act, isOwn) => (act === "approve" && isOwn ? ["422"] : ["200", "302", "409", "422"]),
};

async function tryAll(browser: DeskBrowser, { role, own, foreign }: Attacker): Promise<string[]> {
  const answers: string[] = [];
  for (const [text, isOwn] of [
    [own, true],
    [foreign, false],
  ] as const)
    for (const fields of acts(text.hash)) {
      const status = await statusOf(browser.post(`${text.path}/review`, fields));
      if (!allowed[role](fields.act ?? "", isOwn).includes(status))
        throw new Error(
          `The ${role} got ${status} for “${fields.act}” on ${isOwn ? "their own" : "another"} text.`,
        );
      answers.push(status);
    }
  const rule = await statusOf(browser.post("/desk/review", { act: "require second person" }));
  if (rule !== (role === "administrator" ? "302" : "403"))
    throw new Error(`The ${role} got ${rule} for the rule of a second person.`);
  return [...answers, rule];
}

async function approvals(): Promise<{ author_id: string | null; approver_id: string | null }[]> {
  const database = connectDatabase(ready.url);
  try {
    return await database.db.selectFrom("approvals").select(["author_id", "approver_id"]).execute();
  } finally {
    await database.close();
  }
}

export const reviewAttacks: Attack[] = [
  {
    name: "each role tries every act of a review on its own text",
    environment: prepare,
    run: async ({ url }) => {
      const answers: string[] = [];
      for (const attacker of ready.attackers)
        answers.push(...(await tryAll(deskBrowser(url, attacker.token), attacker)));
      const own = (await approvals()).filter((row) => row.author_id && row.author_id === row.approver_id);
      if (own.length > 0) throw new Error(`${own.length} people approved their own text.`);
      return tally(answers);
    },
  },
  {
    name: "strangers guess and replay approval links",
    environment: prepare,
    run: async ({ url }) => {
      const post = (path: string) => deskBrowser(url).post(path, { answer: "approved" });
      const guessed = await flood(300, 8, (index) => {
        const path = `/approve/${newToken()}`;
        return statusOf(index % 2 ? post(path) : fetch(url + path));
      });
      const odd = guessed.filter((status) => !["303", "404", "503"].includes(status));
      if (odd.length > 0) throw new Error(`A guess was answered with ${tally(odd)}.`);
      const replayed = await flood(100, 8, () => statusOf(post(ready.link)));
      const { length } = await approvals();
      if (length !== 1) throw new Error(`One link made ${length} approvals.`);
      return tally([...guessed, ...replayed]);
    },
  },
];
