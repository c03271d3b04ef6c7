/** Attacks on the newsletter: bombing an address, stuffing the list, forged confirmations, guessed links, injection. */
import { randomBytes } from "node:crypto";
import { connectDatabase } from "../../../server/database/connect.ts";
import { cachedNewsletterKey, subscriptionToken } from "../../../server/newsletter/newsletter-keys.ts";
import { type Role, roles } from "../../../server/staff/roles.ts";
import { deskBrowser } from "../../../tests/requests/sign-in.ts";
import { type Attack, flood, statusOf, tally } from "../attack.ts";
import { siteWithStaff } from "../site-with-staff.ts";

let databaseUrl = "";
let tokens: Record<Role, string>;

async function prepare(folder: string): Promise<Record<string, string>> {
  ({ databaseUrl, tokens } = await siteWithStaff(folder));
  return { DATABASE_URL: databaseUrl, TRUST_PROXY: "on" };
}

const signUp = (url: string, email: string, from: string, fields: Record<string, string> = {}) =>
  fetch(`${url}/newsletter`, {
    method: "POST",
    body: new URLSearchParams({ email, language: "en", topics: "news", frequency: "each", ...fields }),
    redirect: "manual",
    headers: { "x-forwarded-for": from },
  });

const anywhere = (index: number) => `2001:${index.toString(16)}:1:1::1`;

async function withDatabase<Result>(
  use: (db: ReturnType<typeof connectDatabase>["db"]) => Promise<Result>,
): Promise<Result> {
  const database = connectDatabase(databaseUrl);
  try {
    return await use(database.db);
  } finally {
    await database.close();
  }
}

/** Mails that wait because of a sign-up. */
const waitingMails = () =>
  withDatabase(async (db) => {
    const rows = await db.selectFrom("mails").select("id").where("purpose", "=", "newsletter").execute();
    return rows.length;
  });

const stored = () => withDatabase((db) => db.selectFrom("subscribers").selectAll().execute());

const expectNoOtherThan = (answers: string[], allowed: string[]) => {
  if (answers.some((answer) => !allowed.includes(answer))) throw new Error(`It answered ${tally(answers)}.`);
};

export const newsletterAttacks: Attack[] = [
  {
    name: "newsletter: 400 sign-ups from everywhere bomb one mailbox, also in other spellings",
    environment: prepare,
    behindProxy: { attacker: "198.51.100.1" },
    run: async ({ url }) => {
      const spellings = ["victim@gmail.com", "VICTIM@gmail.com", "v.ictim@gmail.com", "victim+1@gmail.com"];
      const answers = await flood(400, 10, (index) => {
        const spelling = spellings[index % spellings.length]?.replace("+1", `+${index}`) ?? "";
        return statusOf(signUp(url, spelling, anywhere(index)));
      });
      expectNoOtherThan(answers, ["303"]);
      const mails = await waitingMails();
      if (mails > 3) throw new Error(`${mails} mails to one mailbox wait.`);
      return `${tally(answers)}; ${mails} mails`;
    },
  },
  {
    name: "newsletter: one network stuffs the list with 300 addresses",
    environment: prepare,
    behindProxy: { attacker: "198.51.100.2" },
    run: async ({ url }) => {
      const answers = await flood(300, 10, (index) =>
        statusOf(signUp(url, `person${index}@example.org`, "198.51.100.2")),
      );
      const people = (await stored()).length;
      if (people > 100) throw new Error(`${people} people were stored.`);
      const honest = await statusOf(signUp(url, "honest@example.org", "192.0.2.77"));
      if (honest !== "303") throw new Error(`An honest visitor was answered ${honest}.`);
      return `${tally(answers)}; ${people} stored`;
    },
  },
  {
    name: "newsletter: forged confirmations and 1,000 guessed links",
    environment: prepare,
    behindProxy: { attacker: "198.51.100.3" },
    run: async ({ url }) => {
      await signUp(url, "target@example.org", "192.0.2.1");
      const [target] = await stored();
      if (!target) throw new Error("The target was not stored.");
      const real = await withDatabase(async (db) =>
        subscriptionToken(target.id, await cachedNewsletterKey(db)()),
      );
      const near = [target.id, `${real}x`, real.slice(0, -1), real.toLowerCase(), real.toUpperCase(), "%00"];
      const guess = (index: number) =>
        index < near.length ? (near[index] ?? "") : randomBytes(16).toString("base64url");
      const answers = await flood(1000, 20, (index) => {
        const path = `${url}/subscription/${encodeURIComponent(guess(index))}`;
        const headers = { "x-forwarded-for": index % 2 ? "198.51.100.3" : anywhere(index) };
        const act = { method: "POST", headers, redirect: "manual" as const };
        if (index % 3 === 0) return statusOf(fetch(path, { headers, redirect: "manual" }));
        const body = new URLSearchParams(
          index % 3 === 1 ? { act: "confirm" } : { "List-Unsubscribe": "One-Click" },
        );
        return statusOf(fetch(index % 3 === 1 ? path : `${path}/leave`, { ...act, body }));
      });
      expectNoOtherThan(answers, ["303", "400", "404", "429"]);
      const [after] = await stored();
      if (after?.state !== "unconfirmed") throw new Error("A guessed link changed the subscription.");
      const own = await statusOf(
        fetch(`${url}/subscription/${real}`, { headers: { "x-forwarded-for": "192.0.2.9" } }),
      );
      if (own !== "200") throw new Error(`The real link was answered ${own}.`);
      return tally(answers);
    },
  },
  {
    name: "newsletter: header and formula injection, in the form and in an import",
    environment: prepare,
    behindProxy: { attacker: "198.51.100.4" },
    run: async ({ url }) => {
      const hostile = [
        "a@example.org\r\nBcc: b@example.org",
        "a@example.org\nSubject: x",
        "a@example.org,b@example.org",
        "=HYPERLINK(1)@example.org",
        "<script>@example.org",
        '"a b"@example.org',
        `${"a".repeat(300)}@example.org`,
        "a@example.org\0",
      ];
      const answers = await flood(hostile.length * 10, 8, (index) =>
        statusOf(
          signUp(url, hostile[index % hostile.length] ?? "", anywhere(index), {
            ...(index % 2 && { language: "x\r\ny", frequency: "each\r\nX: y" }),
          }),
        ),
      );
      expectNoOtherThan(answers, ["200", "303", "422"]);
      const browser = deskBrowser(url, tokens.administrator);
      const imported = await browser.post("/desk/subscribers", {
        ...{ act: "import", rows: hostile.join("\n"), language: "en", declared: "yes" },
        ...{ source: "=cmd|' /C calc'!A0\r\nBcc: b@example.org", agreed_on: "2026-10-01" },
      });
      const people = await stored();
      const wrong = people.filter(
        ({ email, source_note }) =>
          /[\r\n\0<>,\s]/.test(email) || /[\r\n\0]/.test(source_note) || email.length > 254,
      );
      if (wrong.length > 0) throw new Error(`Stored: ${JSON.stringify(wrong)}`);
      const html = await (await browser.get("/desk/subscribers")).text();
      if (html.includes("<script>@")) throw new Error("An address is shown as markup.");
      return `${tally([...answers, String(imported.status)])}; ${people.length} stored`;
    },
  },
  {
    name: "newsletter: staff of each role post acts that they may not do",
    environment: prepare,
    run: async ({ url }) => {
      const acts = [
        { act: "import", rows: "a@example.org", source: "x", agreed_on: "2026-10-01", declared: "yes" },
        { act: "remove", id: "x" },
        { act: "stop", sending: "x" },
        { act: "resume", sending: "x" },
      ];
      const answers = await Promise.all(
        roles
          .filter((role) => role === "translator" || role === "writer")
          .flatMap((role) =>
            acts.map((fields) => statusOf(deskBrowser(url, tokens[role]).post("/desk/subscribers", fields))),
          ),
      );
      const publisher = deskBrowser(url, tokens.publisher);
      const { act: _, ...fields } = acts[0] as Record<string, string>;
      answers.push(await statusOf(publisher.post("/desk/subscribers", { ...fields, act: "import" })));
      expectNoOtherThan(answers, ["403"]);
      const stranger = await statusOf(deskBrowser(url).post("/desk/subscribers", acts[0] as never));
      expectNoOtherThan([stranger], ["401"]);
      if ((await stored()).length > 0) throw new Error("Someone was imported.");
      return tally([...answers, stranger]);
    },
  },
];
