/** `npm run dev` answers like the built site. CONTRIBUTING.md lists the only permitted differences. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningSite, type SiteProcess, startSite, startSiteProcess } from "../site.ts";
import { normalStyles } from "./normal-styles.ts";
import { rawRequest } from "./raw-request.ts";

let built: RunningSite;
let developing: SiteProcess;
beforeAll(async () => {
  const settings = { SITE_URL: "https://example.org", STYLE_PAGE: "on" };
  built = await startSite(settings);
  developing = await startSiteProcess(settings, { development: true });
});
afterAll(() => Promise.all([built.stop(), developing.stop()]));

const differences = /## Development and production\n([\s\S]*?)\n## /.exec(
  readFileSync("CONTRIBUTING.md", "utf8"),
)?.[1];

/** Status and headers. Pages differ in class and script names, hence in length, ETag and hashes; feeds in when they were written. */
async function answerOf({ url }: RunningSite, path: string, init: RequestInit = {}) {
  const response = await fetch(url + path, { redirect: "manual", ...init });
  const { date, ...headers }: Record<string, string> = Object.fromEntries(response.headers);
  for (const name of ["content-length", "etag", "last-modified", "x-request-id"])
    if (headers[name]) headers[name] = "some";
  const policy = headers["content-security-policy"]?.replaceAll(/(?:'sha256-[^']+' ?)+/g, "some") ?? "none";
  const all: Record<string, string> = { ...headers, "content-security-policy": policy };
  return { status: response.status, headers: all, response };
}

async function compare(path: string, init?: RequestInit) {
  const [one, other] = [await answerOf(built, path, init), await answerOf(developing, path, init)];
  const isPage = one.headers["content-type"]?.startsWith("text/html") || one.status === 304;
  const policy = one.headers["content-security-policy"];
  expect(other.headers["content-security-policy"]).toBe(
    isPage ? policy?.replace("connect-src 'self'", "connect-src 'self' ws:") : policy,
  );
  expect({ ...other.headers, "content-security-policy": policy }).toEqual(one.headers);
  expect(other.status).toBe(one.status);
  return { one: one.response, other: other.response };
}

test("prints links that sign in sample staff, which only development follows", async () => {
  const links = [
    ...developing.output().matchAll(/^ {2}(\w+) +http:\/\/localhost:\d+(\/desk\/sign-in\S+)$/gm),
  ];
  expect(links.map(([, role]) => role)).toEqual(["translator", "writer", "publisher", "administrator"]);
  const path = links[1]?.[2] ?? "";
  const code = new URLSearchParams(path.split("?")[1]).get("code") ?? "";
  expect(await (await fetch(developing.url + path)).text()).toContain(`value="${code}"`);
  expect(await (await fetch(built.url + path)).text()).not.toContain(code);
  const signedIn = await fetch(`${developing.url}/desk/sign-in`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: developing.url },
    body: new URLSearchParams({ act: "sign in", email: "sample-writer@example.org", code }),
  });
  expect([signedIn.status, signedIn.headers.get("location")]).toEqual([302, "/desk"]);
});

describe("development and production send the same status and headers", () => {
  test.each([
    "/",
    "/about",
    "/news",
    "/news/addis-programme",
    "/contact",
    "/search?q=model",
    "/contact?sent=A",
    "/style",
    "/no-such-page",
    "/news/no-such-record",
    "/no-such-file.css",
    "/about?import",
    "/server.ts",
    "/robots.txt",
    "/sitemap.xml",
    "/sitemaps/fr.xml",
    "/ar/contact",
    "/feeds/news.rss",
    "/events.ics",
    "/site.webmanifest",
    "/.well-known/security.txt",
    "/health",
  ])("of %s", async (path) => {
    await compare(path);
  });

  test.each([
    ["/ABOUT", "/about"],
    ["/NEWS/addis-programme?page=2", "/news/addis-programme?page=2"],
    ["/about/", "/about"],
    ["//about", "/about"],
    ["/resource/some-id", "/resources"],
  ])("of %s, which redirects to %s", async (path, location) => {
    const { other } = await compare(path);
    expect(other.headers.get("location")).toBe(location);
  });

  test.each([
    ["HEAD", { method: "HEAD" }],
    ["with another encoding", { headers: { "accept-encoding": "gzip" } }],
    ["in low-data mode", { headers: { "save-data": "on" } }],
    ["fetched ahead", { headers: { "sec-purpose": "prefetch" } }],
    ["that the client has", { headers: { "if-none-match": "*" } }],
    ["with a method we do not know", { method: "PUT" }],
    ["posted from another site", { method: "POST", headers: { origin: "https://evil.example" } }],
    ["asked for by another site", { headers: { origin: "http://localhost:1" } }],
  ])("of a page %s", async (_, init) => {
    await compare("/about", init);
  });

  test.each(["/news/%00", "/%E0%A4%A", "/about#1", "http://other/about"])(
    "of the target %s",
    async (target) => {
      const statusOf = async ({ url }: RunningSite) => {
        const bytes = `GET ${target} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`;
        return (await rawRequest(url, bytes)).split("\r\n", 1);
      };
      expect(await statusOf(developing)).toEqual(await statusOf(built));
    },
  );

  test("of files, except for caching and encoding", async () => {
    const byVite =
      /^(?:accept-ranges|cache-control|content-(?:encoding|length|type)|etag|last-modified|vary)$/;
    const ours = ({ headers }: { headers: Record<string, string> }) =>
      Object.fromEntries(Object.entries(headers).filter(([name]) => !byVite.test(name)));
    for (const path of ["/favicon.ico", "/icons/favicon.svg"]) {
      const [one, other] = [await answerOf(built, path), await answerOf(developing, path)];
      expect(ours(other)).toEqual(ours(one));
      expect(other.headers["cache-control"]).toBe("no-cache");
    }
  });
});

test("ignores unknown query parameters when rendering, and keeps known ones", async () => {
  const canonical = async ({ url }: RunningSite, path: string) =>
    (await (await fetch(url + path)).text()).match(/<link rel="canonical"[^>]*>/)?.[0];
  for (const path of ["/news?page=2&odd=1", "/news?page=02", "/resources?category=%20x&type=y"])
    expect(await canonical(developing, path)).toBe(await canonical(built, path));
  const tagOf = async (path: string) => (await fetch(developing.url + path)).headers.get("etag");
  expect(await tagOf("/about?category=x&odd=1")).toBe(await tagOf("/about"));
});

describe("development and production have the same style rules in the same order", () => {
  test.each([
    "/",
    "/about",
    "/about/origins",
    "/news",
    "/news/addis-programme",
    "/events",
    "/resources",
    "/our-work",
    "/ai-policy",
    "/donate",
    "/contact",
    "/faq",
    "/search",
    "/sitemap",
    "/style",
    "/no-such-page",
  ])("on %s", async (path) => {
    const stylesOf = async ({ url }: RunningSite) => normalStyles(await (await fetch(url + path)).text());
    const styles = await stylesOf(built);
    expect(styles).toContain("@layer pages");
    // Production sends some of Home's styles after its first screen, so there only the declarations are compared.
    const inOrder = (text: string) =>
      path === "/"
        ? [...new Set(text.replaceAll(/name-\d+/g, "name").match(/[\w-]+:[^;{}]+(?=[;}])/g))].toSorted()
        : text;
    expect(inOrder(await stylesOf(developing))).toEqual(inOrder(styles));
  });
});

test("CONTRIBUTING.md lists the differences", () => {
  for (const difference of ["`connect-src`", "`no-cache`", "Class names", "`STYLE_PAGE`", "`OFFLINE`"])
    expect(differences).toContain(difference);
});
