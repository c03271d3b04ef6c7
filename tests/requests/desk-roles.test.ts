/** Each role tries each route and act by direct post, so a new one without a declared role is noticed. */
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
    translator: await site.signIn("translator"),
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

/** An address of the route; variable parts get the name of a missing record. */
const addressOf = (path: string) =>
  path === "*"
    ? "/desk/no/such/page/at/all"
    : path.replace(":kind", "news").replace(/:\w+/g, "no-such-thing");

const pages = modules.map(({ path, module }) => ({ path, access: module.role }));
const acts = modules.flatMap(({ path, module }) =>
  Object.entries(module.acts ?? {}).map(([act, { role: access }]) => ({ path, act, access })),
);

test("every route and act declares a role", () => {
  const known = [...roles, "anyone"];
  expect(pages.filter(({ access }) => !known.includes(access))).toEqual([]);
  expect(acts.filter(({ access }) => !known.includes(access))).toEqual([]);
  expect(acts.length).toBeGreaterThan(15);
});

test("only signing in and out, and accepting an invitation, are open to anyone", () => {
  const open = [...pages, ...acts].filter(({ access }) => access === "anyone").map(({ path }) => path);
  expect(new Set(open)).toEqual(new Set(["/desk/begin", "/desk/join", "/desk/sign-in", "/desk/sign-out"]));
});

test.each(pages.filter(({ access }) => access !== "anyone"))(
  "$path requires $access",
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
  "$act at $path requires $access",
  async ({ path, act, access }) => {
    const address = addressOf(path);
    const refused = await site.stranger().post(address, { act, text: "What I wrote" });
    expect(refused.status).toBe(401);
    // The typed text is kept. Addresses for scripts alone have no page to show it on.
    expect(await refused.text()).toMatch(/value="What I wrote"|\["text","What I wrote"\]/);
    for (const role of roles.filter((each) => !mayActAs(each, access as Role)))
      expect((await browsers[role].post(address, { act })).status, role).toBe(403);
  },
);

test("uploads without JavaScript require a writer", async () => {
  const address = "/desk/media/whole";
  expect((await site.stranger().post(address)).status).toBe(401);
  const refused = await browsers.translator.post(address);
  expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining("Your role")]);
  for (const role of roles.filter((role) => role !== "translator")) {
    const foreign = { origin: "https://example.org" };
    expect((await browsers[role].post(address, {}, foreign)).status, role).toBe(403);
    // The post is allowed, and answered with "no file chosen".
    const location = (await browsers[role].post(address)).headers.get("location");
    expect(location, role).toBe("/desk/media?refused=nothing");
  }
});

test.each(modules.filter(({ module }) => module.acts))(
  "an unknown act does nothing at $path",
  async ({ path }) => {
    for (const act of ["no such act", "constructor", "__proto__"])
      expect((await browsers.administrator.post(addressOf(path), { act })).status).toBe(400);
  },
);
