import { afterAll, beforeAll, expect, test } from "vitest";
import { deskPath, kindNames, kindOf } from "../../content/kinds.ts";
import { recordsAt } from "./create-records.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";

let site: DeskSite;
let written: ReturnType<typeof recordsAt>;
beforeAll(async () => {
  site = await startDeskSite();
  written = recordsAt(site);
});
afterAll(() => site.stop());

const pageOf = (kind: "news" | "events" | "our_work" | "resources", slug: string) =>
  `/desk${deskPath(kind)}/${slug}/preview/page`;

test.each([
  ["news", { headline: "Soon in the news", content: "With a **bold** word." }],
  ["our_work", { title: "Soon a project", description: "With a **bold** word." }],
  ["resources", { title: "Soon a guide", content: "With a **bold** word." }],
  ["events", { name: "Soon an event", description: "With a **bold** word." }],
] as const)("previews a draft of %s as its public page", async (kind, fields) => {
  const { slug, title } = await written.draft(kind, fields);
  const writer = await site.signIn("writer");
  const page = await writer.get(pageOf(kind, slug));
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  expect(html).toContain("<strong>bold</strong>");
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.headers.get("x-robots-tag")).toContain("noindex");
  expect((await fetch(site.url + kindOf(kind).path.concat("/", slug))).status).toBe(404);
});

test("previews changes to a published record, while visitors still see the published version", async () => {
  const published = await written.published("news", { headline: "As it was" });
  await written.changed(published, { headline: "As it will be" });
  const writer = await site.signIn("writer");
  expect(await (await writer.get(pageOf("news", published.slug))).text()).toContain("As it will be");
  expect(await (await fetch(`${site.url}/news/${published.slug}`)).text()).not.toContain("As it will be");
});

test("previews an empty draft, and lists what is missing", async () => {
  const { slug } = await written.draft("events", {
    ...{ name: "", description: "", event_date: "", time_zone: "nowhere" },
  });
  const writer = await site.signIn("writer");
  expect((await writer.get(pageOf("events", slug))).status).toBe(200);
  const preview = await (await writer.get(`/desk/events/${slug}/preview`)).text();
  expect(preview).toContain("Name, Description, Starts");
});

test("gives each frame its theme, and allows only the desk to frame it", async () => {
  const { slug } = await written.draft("news", { headline: "Framed" });
  const writer = await site.signIn("writer");
  const preview = await writer.get(`/desk/news/${slug}/preview`);
  expect(preview.headers.get("content-security-policy")).toContain("frame-src 'self';");
  expect(preview.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  const titles = [...(await preview.text()).matchAll(/<iframe [^>]*title="([^"]+)"/g)].map(
    ([, title]) => title,
  );
  expect(titles).toEqual(["Phone, light", "Phone, dark", "Desktop, light", "Desktop, dark"]);

  for (const theme of ["light", "dark"]) {
    const framed = await writer.get(`${pageOf("news", slug)}?theme=${theme}`);
    expect(framed.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
    const html = await framed.text();
    expect(/<html[^>]* class="dark"/.test(html)).toBe(theme === "dark");
    expect(html).toContain(`l.toggle("dark",${theme === "dark"})`);
  }
  const list = await writer.get("/desk/news");
  expect(list.headers.get("content-security-policy")).not.toContain("frame-src");
  const visitors = await fetch(`${site.url}/news`);
  expect(visitors.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
});

test("shows no preview to a visitor who is not signed in", async () => {
  const { slug } = await written.draft("news", { headline: "Secret" });
  for (const address of [pageOf("news", slug), `/desk/news/${slug}/preview`]) {
    const answer = await site.stranger().get(address);
    expect(answer.status).toBe(302);
    expect(await answer.text()).not.toContain("Secret");
  }
});

test("has a preview for every kind", async () => {
  const writer = await site.signIn("writer");
  for (const kind of kindNames) {
    const { title } = kindOf(kind);
    const path = deskPath(kind);
    const { slug } = await written.draft(kind, { [title]: `A ${kind} of ours` });
    expect((await writer.get(`/desk${path}/${slug}/preview`)).status).toBe(200);
    const page = await (await writer.get(`/desk${path}/${slug}/preview/page`)).text();
    expect(page.includes(`A ${kind} of ours`), kind).toBe(true);
  }
});

async function linkTo(slug: string) {
  const writer = await site.signIn("writer");
  const address = `/desk/news/${slug}/preview`;
  const page = await (await writer.post(address, { act: "make link" })).text();
  const path = /href="[^"]*(\/preview\/[\w-]+)"/.exec(page)?.[1] ?? "";
  return { writer, address, page, path };
}

test("shows the current draft to anyone with a preview link, without an account", async () => {
  const edition = await written.draft("news", { headline: "For the board" });
  const { path, page } = await linkTo(edition.slug);
  expect(page).toContain("Copy this link now");
  const shown = await fetch(site.url + path);
  expect(shown.status).toBe(200);
  expect(shown.headers.get("cache-control")).toBe("no-store");
  expect(shown.headers.get("x-robots-tag")).toContain("noindex");
  expect(shown.headers.get("referrer-policy")).toBe("no-referrer");
  expect(shown.headers.get("set-cookie")).toBeNull();
  const html = await shown.text();
  expect(html).toContain("For the board");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  await written.changed(edition, { headline: "For the whole board" });
  expect(await (await fetch(site.url + path)).text()).toContain("For the whole board");
  expect(site.output()).not.toContain(path.slice("/preview/".length));
});

test("gives the same answer for a revoked, expired or unknown link", async () => {
  const { slug } = await written.draft("news", { headline: "Not for long" });
  const { writer, address, path } = await linkTo(slug);
  const ended = await linkTo(slug);
  const linkId = async () =>
    /name="link" value="([^"]+)"/.exec(await (await writer.get(address)).text())?.[1] ?? "";
  await site.database.db
    .updateTable("previews")
    .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
    .where("id", "=", await linkId())
    .execute();
  await writer.post(address, { act: "revoke", link: await linkId() });
  expect(await linkId()).toBe("");

  const answers = [path, ended.path, "/preview/nothing"].map(async (each) => {
    const answer = await fetch(site.url + each);
    return [answer.status, answer.headers.get("cache-control"), await answer.text()];
  });
  const [first, ...others] = await Promise.all(answers);
  expect(first).toEqual([404, "no-store", expect.stringContaining("There is no preview at this address.")]);
  for (const other of others) expect(other).toEqual(first);
});

test("revokes a link only from the page of its own record", async () => {
  const one = await written.draft("news", { headline: "One" });
  const other = await written.draft("news", { headline: "Other" });
  const { writer, path } = await linkTo(one.slug);
  const [link] = await written.editions.previews(one.id);
  await writer.post(`/desk/news/${other.slug}/preview`, { act: "revoke", link: link?.id ?? "" });
  expect((await fetch(site.url + path)).status).toBe(200);
});
