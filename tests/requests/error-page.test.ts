/** No request can make a page fail from outside, so the built site is given a part that does. */
import { expect, test } from "vitest";
import { readEnvironment } from "../../server/environment.ts";
import { openBuild } from "../../server/pages/build.ts";
import { renderPages } from "../../server/pages/render.ts";
import type { Site } from "../../server/site.ts";

test("a page that fails is a 500 in the shell; its cause is in the log and nowhere else", async () => {
  const logged: unknown[] = [];
  const log = { error: (...entry: unknown[]) => logged.push(entry) };
  const site = {
    settings: readEnvironment({}),
    log,
    content: { organisation: async () => ({}), people: { all: async () => [] } },
    get enquiries(): never {
      throw new Error("password=hunter2");
    },
  } as unknown as Site;
  const { renderPage } = await openBuild("build");
  const response = await renderPages(renderPage, site)(new Request("http://localhost/contact"));
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(html).toContain("<h1>Something went wrong</h1>");
  expect(html).toContain("<title>Something went wrong | Secure AI Africa</title>");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toMatch(/href="\/contact"[^>]*>Try again</);
  expect(html).toContain("<footer");
  expect(html).not.toMatch(/hunter2|\.tsx?:\d|at \w+ \(|node_modules/);
  expect(logged).toMatchObject([
    ["A page failed", { path: "/contact", error: { message: "password=hunter2" } }],
  ]);
});
