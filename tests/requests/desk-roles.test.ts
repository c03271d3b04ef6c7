/** Each role tries each route and each act by direct post: what a new one forgets to say is closed. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DeskRouteModule } from "../../app/desk/rendering/desk-route.ts";
import { deskRoutes } from "../../app/desk/routes.ts";
import { mayActAs, type Role, roles } from "../../server/staff/roles.ts";
import { type DeskBrowser, type DeskSite, startDeskSite } from "./sign-in.ts";

let site: DeskSite;
let browsers: Record<Role, DeskBrowser>;
beforeAll(async () => {
  site = await startDeskSite();
  browsers = {
    writer: await site.signIn("writer"),
    publisher: await site.signIn("publisher"),
    administrator: await site.signIn("administrator"),
  };
});
afterAll(() => site.stop());

const modules = await Promise.all(
  deskRoutes.map(async ({ path, file }) => {
    const module: DeskRouteModule = await import(/* @vite-ignore */ `../../app/${file}`);
    return { path, module };
  }),
);

/** An address of the route at which nothing is, where it has a part that varies. */
const addressOf = (path: string) =>
  path === "*"
    ? "/desk/no/such/page/at/all"
    : path.replace(":kind", "news").replace(/:\w+/g, "no-such-thing");

const pages = modules.map(({ path, module }) => ({ path, access: module.role }));
const acts = modules.flatMap(({ path, module }) =>
  Object.entries(module.acts ?? {}).map(([act, { role: access }]) => ({ path, act, access })),
);

test("every route and every act says for whom it is", () => {
  const known = [...roles, "anyone"];
  expect(pages.filter(({ access }) => !known.includes(access))).toEqual([]);
  expect(acts.filter(({ access }) => !known.includes(access))).toEqual([]);
  expect(acts.length).toBeGreaterThan(15);
});

test("only signing in and out, and the links of those who are let in, are open to anyone", () => {
  const open = [...pages, ...acts].filter(({ access }) => access === "anyone").map(({ path }) => path);
  expect(new Set(open)).toEqual(new Set(["/desk/begin", "/desk/join", "/desk/sign-in", "/desk/sign-out"]));
});

test.each(pages.filter(({ access }) => access !== "anyone"))(
  "$path is for $access",
  async ({ path, access }) => {
    const address = addressOf(path);
    const refused = await site.stranger().get(address);
    expect([refused.status, refused.headers.get("location")]).toEqual([
      302,
      expect.stringContaining("/desk/sign-in?next="),
    ]);
    for (const role of roles) {
      const { status } = await browsers[role].get(address);
      if (mayActAs(role, access as Role)) expect(status, role).not.toBe(403);
      else expect(status, role).toBe(403);
    }
  },
);

test.each(acts.filter(({ access }) => access !== "anyone"))(
  "$act at $path is for $access",
  async ({ path, act, access }) => {
    const address = addressOf(path);
    const refused = await site.stranger().post(address, { act, text: "What I wrote" });
    expect(refused.status).toBe(401);
    // Nothing typed is lost. Addresses for script alone have no page to offer it on.
    expect(await refused.text()).toMatch(/value="What I wrote"|\["text","What I wrote"\]/);
    for (const role of roles.filter((each) => !mayActAs(each, access as Role)))
      expect((await browsers[role].post(address, { act })).status, role).toBe(403);
  },
);

test("files without script are for writers", async () => {
  const address = "/desk/media/whole";
  expect((await site.stranger().post(address)).status).toBe(401);
  for (const role of roles) {
    const foreign = { origin: "https://example.org" };
    expect((await browsers[role].post(address, {}, foreign)).status, role).toBe(403);
    // Let in, and told that there is no file in it.
    const told = (await browsers[role].post(address)).headers.get("location");
    expect(told, role).toBe("/desk/media?refused=nothing");
  }
});

test.each(modules.filter(({ module }) => module.acts))(
  "an act that nobody knows does nothing at $path",
  async ({ path }) => {
    for (const act of ["no such act", "constructor", "__proto__"])
      expect((await browsers.administrator.post(addressOf(path), { act })).status).toBe(400);
  },
);
