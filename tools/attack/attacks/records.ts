/** Staff who copy, date, feature and sign what is not theirs to, by posts of their own, and all at once. */
import { connectDatabase } from "../../../server/database/connect.ts";
import type { Edition } from "../../../server/publishing/edition.ts";
import { editionsOf } from "../../../server/publishing/editions.ts";
import { maxFeatured } from "../../../server/publishing/featuring.ts";
import { type Role, roles } from "../../../server/staff/roles.ts";
import { deskBrowser } from "../../../tests/requests/sign-in.ts";
import { type Attack, flood, statusOf, tally } from "../attack.ts";
import { attacker, siteWithStaff } from "../site-with-staff.ts";

let tokens: Record<Role, string>;
let published: Edition[];

async function prepare(folder: string): Promise<Record<string, string>> {
  published = [];
  const site = await siteWithStaff(folder, async (database) => {
    const editions = editionsOf({ database });
    for (let index = 0; index < 8; index++) {
      const fields = { headline: `Report ${index}`, content: "A text." };
      const draft = (await editions.create(attacker, "news", fields)) as Edition;
      const done = await editions.publish(attacker, draft.id, { base: draft.revision });
      if (done.outcome !== "done") throw new Error("A report could not be published.");
      published.push(done.edition);
    }
  });
  tokens = site.tokens;
  return { DATABASE_URL: site.databaseUrl };
}

const form = ({ id, revision, slug, fields }: Edition, act: string, published_on: string) => ({
  ...{
    act,
    id,
    base: String(revision),
    slug,
    headline: fields.headline ?? "",
    content: fields.content ?? "",
  },
  published_on,
});

/** Roles that may, from the lowest on. */
const lowestRole: Record<string, Role> = {
  duplicate: "writer",
  feature: "publisher",
  unfeature: "publisher",
  backdate: "publisher",
};
const dates = ["9999-12-31", "0000-00-00", "2019-02-31", "<script>", "9".repeat(5000), ""];

export const recordAttacks: Attack[] = [
  {
    name: "each role copies, dates and features public records, and signs mails",
    environment: prepare,
    run: async ({ url, databaseUrl }) => {
      const post = (role: Role, edition: Edition, act: string, on = "2019-05-31") =>
        statusOf(deskBrowser(url, tokens[role]).post(`/desk/news/${edition.slug}`, form(edition, act, on)));
      const answers: string[] = [];
      const expect = async (what: string, answer: Promise<string>, expected: string[]) => {
        const status = await answer;
        if (!expected.includes(status)) throw new Error(`It answered ${status}: ${what}.`);
        answers.push(status);
      };
      const [first] = published as [Edition];
      for (const role of roles) {
        for (const [act, lowest] of Object.entries(lowestRole)) {
          const may = roles.indexOf(role) >= roles.indexOf(lowest);
          await expect(`${act} by a ${role}`, post(role, first, act), [may ? "302" : "403"]);
        }
        const sign = { act: "sign", signature: "x".repeat(100_000) };
        const long = statusOf(deskBrowser(url, tokens[role]).post("/desk/account", sign));
        await expect(
          `a long signature of a ${role}`,
          long,
          role === "translator" ? ["403", "413"] : ["413", "422"],
        );
      }
      await expect(
        "a stranger",
        statusOf(deskBrowser(url).post("/desk/news/report-0", form(first, "feature", ""))),
        ["401"],
      );
      for (const date of dates)
        await expect(`the date ${date.slice(0, 20)}`, post("publisher", first, "backdate", date), [
          "413",
          "422",
        ]);

      // All at once: never more than Home has room for, and every copy has an address of its own.
      const many = await flood(120, 12, (index) => {
        const edition = published[index % published.length] as Edition;
        return post(index % 2 ? "publisher" : "administrator", edition, index % 3 ? "feature" : "duplicate");
      });
      const odd = many.filter((status) => !["302", "503"].includes(status));
      if (odd.length > 0) throw new Error(`It answered ${tally(odd)}.`);
      const { db, close } = connectDatabase(databaseUrl);
      const featured = await db.selectFrom("featured").select("edition_id").execute();
      const slugs = await db
        .selectFrom("editions")
        .select("slug")
        .where("kind", "=", "news")
        .where("translation_of", "is", null)
        .execute();
      await close();
      if (featured.length > maxFeatured) throw new Error(`${featured.length} records are featured.`);
      if (new Set(slugs.map(({ slug }) => slug)).size < slugs.length)
        throw new Error("Two copies have one address.");
      return tally([...answers, ...many]);
    },
  },
];
