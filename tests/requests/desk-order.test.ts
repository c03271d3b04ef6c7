/** Changing the order of questions, partners and people, through forms alone. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { save } from "../save.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";

let site: DeskSite;
let publisher: Awaited<ReturnType<DeskSite["signIn"]>>;
const path = "/desk/order/partners";
beforeAll(async () => {
  site = await startDeskSite();
  publisher = await site.signIn("publisher");
  const { db } = site.database;
  await db.deleteFrom("records").where("kind", "=", "partners").execute();
  const partner = (id: string, position: number) => ({
    ...{ id, created_at: "2026-11-10T08:00:00.000Z", name: `Partner ${id}`, text: "Text." },
    ...{ kind: "School", position },
  });
  await save(db, "partners", partner("a", 1), partner("b", 2), partner("c", 3));
});
afterAll(() => site.stop());

const text = async (address: string) => (await publisher.get(address)).text();
const names = (html: string) => [...html.matchAll(/Partner ([abc])</g)].map(([, name]) => name).join("");
/** The id of a partner's edition, from its form. */
const idOf = (html: string, name: string) =>
  new RegExp(`id="title-([^"]+)"[^>]*>Partner ${name}<`).exec(html)?.[1] ?? "";

test("a publisher moves a record, visitors see the new order, and the button keeps the focus", async () => {
  expect(await text("/desk/partners")).toContain(`href="${path}"`);
  const before = await text(path);
  expect(names(before)).toBe("abc");
  const answer = await publisher.post(path, { act: "up", id: idOf(before, "c") });
  const after = await text(answer.headers.get("location") ?? "");
  expect(names(after)).toBe("acb");
  const row = after.slice(after.indexOf("Partner c<"), after.indexOf("Partner b<"));
  expect(row).toMatch(/<button[^>]*(?:autofocus=""[^>]*value="up"|value="up"[^>]*autofocus="")/i);
  expect(names(await text("/about/partnerships"))).toBe("acb");
});

test("at the top, the focus moves to the button that still does something", async () => {
  const before = await text(path);
  const first = names(before)[0] ?? "";
  const answer = await publisher.post(path, { act: "up", id: idOf(before, names(before)[1] ?? "") });
  const after = await text(answer.headers.get("location") ?? "");
  expect(names(after)[1]).toBe(first);
  const row = /<ol.*?<\/li>/s.exec(after)?.[0];
  expect(row).toMatch(/<button[^>]*disabled=""[^>]*>Move up/);
  expect(row).toMatch(/<button[^>]*autofocus=""[^>]*>Move down/i);
});

test("a writer neither sees the link nor may move anything, and other sections have no order", async () => {
  const writer = await site.signIn("writer");
  expect(await (await writer.get("/desk/partners")).text()).not.toContain(path);
  expect((await writer.get(path)).status).toBe(403);
  expect((await writer.post(path, { act: "up", id: "x" })).status).toBe(403);
  expect((await publisher.get("/desk/order/news")).status).toBe(404);
});
