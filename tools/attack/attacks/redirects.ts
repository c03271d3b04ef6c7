/** Staff who try to add redirects that are not theirs to add, lead to other hosts, hide pages or form loops. */
import type { Role } from "../../../server/staff/roles.ts";
import { deskBrowser } from "../../../tests/requests/sign-in.ts";
import { type Attack, flood, statusOf, tally } from "../attack.ts";
import { siteWithStaff } from "../site-with-staff.ts";

let tokens: Record<Role, string>;

async function prepare(folder: string): Promise<Record<string, string>> {
  const site = await siteWithStaff(folder);
  tokens = site.tokens;
  return { DATABASE_URL: site.databaseUrl };
}

const hostile = [
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "/desk",
];

export const redirectAttacks: Attack[] = [
  {
    name: "staff add redirects that hide pages, leave the site or form loops",
    environment: prepare,
    run: async ({ url }) => {
      const browserOf = (role: Role) => deskBrowser(url, tokens[role]);
      const add = (role: Role, from: string, to: string) =>
        statusOf(browserOf(role).post("/desk/redirects", { act: "add", from, to }));
      const others = await flood(60, 8, (index) =>
        add(index % 2 ? "writer" : "publisher", `/free-${index}`, "/events"),
      );
      if (others.some((status) => status !== "403"))
        throw new Error(`Others were answered ${tally(others)}.`);
      const away = await flood(hostile.length * 4, 8, (index) =>
        add("administrator", `/free-${index}`, hostile[index % hostile.length] ?? ""),
      );
      const hidden = await flood(12, 4, (index) =>
        add("administrator", ["/", "/about", "/news", "/desk"][index % 4] ?? "", "/events"),
      );
      const refused = [...away, ...hidden];
      if (refused.some((status) => status !== "422")) throw new Error(`It answered ${tally(refused)}.`);
      // Both directions at the same time: at most one may be stored, and none may lead to another.
      const loops = await flood(40, 8, (index) =>
        add("administrator", index % 2 ? "/one" : "/two", index % 2 ? "/two" : "/one"),
      );
      for (const path of ["/one", "/two"])
        if ((await statusOf(fetch(url + path))) !== "404") throw new Error(`${path} redirects.`);
      return tally([...others, ...refused, ...loops]);
    },
  },
];
