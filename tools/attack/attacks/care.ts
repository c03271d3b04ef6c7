/** Each role posts what it may not, and a writer floods the reviews. */
import { connectDatabase } from "../../../server/database/connect.ts";
import { deskBrowser } from "../../../tests/requests/sign-in.ts";
import { type Attack, flood, statusOf, tally } from "../attack.ts";
import { siteWithStaff } from "../site-with-staff.ts";

let ready: { tokens: Record<string, string>; ids: string[] };

async function prepare(folder: string): Promise<Record<string, string>> {
  let ids: string[] = [];
  const { databaseUrl, tokens } = await siteWithStaff(folder, async ({ db }) => {
    ids = (await db.selectFrom("editions").select("id").execute()).map(({ id }) => id);
  });
  ready = { tokens, ids };
  return { DATABASE_URL: databaseUrl };
}

const path = "/desk/care";

export const careAttacks: Attack[] = [
  {
    name: "staff and strangers change the settings of care, and a writer floods the reviews",
    environment: prepare,
    run: async ({ url, databaseUrl }) => {
      const { tokens, ids } = ready;
      const settings = { act: "change settings", months: "1", links: "on" };
      const expected = { stranger: "401", writer: "403", publisher: "403" };
      for (const [role, status] of Object.entries(expected)) {
        const answer = await statusOf(deskBrowser(url, tokens[role]).post(path, settings));
        if (answer !== status) throw new Error(`A ${role} got ${answer} for the settings.`);
      }
      const foreign = { origin: "https://example.org" };
      const administrator = deskBrowser(url, tokens.administrator);
      const crossed = await statusOf(administrator.post(path, settings, foreign));
      if (crossed !== "403") throw new Error(`A form of another site got ${crossed}.`);
      const writer = deskBrowser(url, tokens.writer);
      const answers = await flood(600, 16, (index) => {
        const id = index % 3 ? (ids[index % ids.length] ?? "") : `${"x".repeat(5000)}\0${index}`;
        return statusOf(writer.post(path, { act: "review", id }));
      });
      const odd = answers.filter((status) => !["302", "422", "503"].includes(status));
      if (odd.length > 0) throw new Error(`A writer was answered with ${tally(odd)}.`);
      const database = connectDatabase(databaseUrl);
      const [reviews, chosen] = await Promise.all([
        database.db.selectFrom("care_reviews").select("edition_id").execute(),
        database.db.selectFrom("care_settings").selectAll().execute(),
      ]);
      await database.close();
      if (reviews.length > ids.length || chosen.length > 0)
        throw new Error("Rows were added that may not be.");
      return `${tally(answers)}; ${reviews.length} reviews`;
    },
  },
];
