/** A page has one address: its data has no separate one, and islands post to the page itself. */
import { beforeAll, expect, test } from "vitest";
import { type RunningSite, sharedSite } from "../site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await sharedSite();
});

test.each(["/news.data", "/_root.data", "/news~data", "/~data", "/contact.data"])(
  "%s does not exist",
  async (path) => {
    expect((await fetch(site.url + path)).status).toBe(404);
    expect((await fetch(site.url + path, { method: "POST", body: new URLSearchParams() })).status).not.toBe(
      200,
    );
  },
);

const form = { name: "Abebe", email: "abebe@example.org", subject: "Hello", message: "Selam" };
const post = (fields: Record<string, string>, accept: string, path = "/contact") =>
  fetch(site.url + path, {
    method: "POST",
    headers: { accept },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });

test("answers a post from an island with JSON that caches may not share", async () => {
  const sent = await post(form, "application/json");
  expect([sent.status, sent.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
  expect(await sent.json()).toMatchObject({
    state: "sent",
    thanks: "Thank you for your message! We'll get back to you soon.",
    reference: expect.stringMatching(/^[\dA-Z]{4}-[\dA-Z]{4}$/),
  });
  const refused = await post({ ...form, message: "x".repeat(20_000) }, "application/json", "/");
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    state: "invalid",
    problems: { message: expect.stringMatching(/^Message is too long: shorten it by [\d,]+ characters\.$/) },
  });
});

test("answers a post from a browser with a redirect to a page", async () => {
  const sent = await post(form, "text/html");
  expect(sent.status).toBe(303);
  expect(sent.headers.get("location")).toMatch(/^\/contact\?sent=[\w.-]+#enquiry-result$/);
});

test("rejects a post to a page without a form, whatever the client accepts", async () => {
  for (const accept of ["application/json", "text/html"])
    expect((await post(form, accept, "/about")).status, accept).toBe(405);
});

test("allows the same script on every page, and one Trusted Types policy", async () => {
  const scripts = new Set<string>();
  for (const path of ["/", "/contact", "/news", "/search?q=<script>steal()</script>", "/no-such-page"]) {
    const policy = (await fetch(site.url + path)).headers.get("content-security-policy") ?? "";
    scripts.add(/script-src ([^;]+)/.exec(policy)?.[1] ?? "");
    expect(policy, path).toContain("require-trusted-types-for 'script'; trusted-types page-part worker");
    expect(policy, path).toMatch(/style-src 'self'( 'sha256-[^ ]+'){1,2};/);
  }
  expect([...scripts]).toEqual([expect.stringMatching(/^'self'( 'sha256-[^ ]+'){2}$/)]);
});
