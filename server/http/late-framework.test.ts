import { expect, test } from "vitest";
import { lateFramework } from "./late-framework.ts";
import { withoutData } from "./page-data.ts";

/** What React Router writes, in its order. */
const page = [
  '<head><link rel="modulepreload" href="/assets/entry.js"/></head><body><p>Words</p>',
  '<script>((storageKey, restoreKey) => {\n\twindow.scrollTo(0, 1);\n})("positions", null)</script>',
  '<script>window.__reactRouterContext = {"ssr":true};window.__reactRouterContext.stream = new ReadableStream();</script>',
  '<script type="module" async="">import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\n',
  'import * as route1 from "/assets/home.js";\n  window.__reactRouterRouteModules = {"root":route0,"pages/home":route1};\n\n',
  'import("/assets/entry.js");</script>',
  '<script>window.__reactRouterContext.streamController.enqueue("[\\"one\\",\\"\\u003c\\"");</script>',
  '<script>window.__reactRouterContext.streamController.enqueue("]");</script>',
  "<script>window.__reactRouterContext.streamController.close();</script></body>",
].join("");

const blockOf = (html: string, id: string) =>
  JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(html)?.[1] ?? "");

test("the page begins nothing by itself: files and data are named, one script fetches them later", () => {
  const light = lateFramework(page);
  expect(blockOf(light, "framework")).toEqual({
    context: { ssr: true },
    entry: "/assets/entry.js",
    manifest: "/assets/manifest.js",
    routes: { root: "/assets/root.js", "pages/home": "/assets/home.js" },
  });
  expect(blockOf(light, "page-data")).toEqual(['["one","<"', "]"]);
  expect(light).not.toMatch(/modulepreload|type="module"|__reactRouter|storageKey/);
  // In the places of the three that React rendered and looks for.
  expect(light.match(/<script/g)).toHaveLength(3);
  expect(light).toContain("<p>Words</p>");
});

test("the data can be taken out, and its place stays", () => {
  expect(withoutData(lateFramework(page))).toContain('id="page-data"></script>');
});

test("a page without the framework stays as it is", () => {
  expect(lateFramework("<body><p>Words</p></body>")).toBe("<body><p>Words</p></body>");
});

test("a change of what React Router writes does not pass unseen", () => {
  expect(() => lateFramework(page.replace("window.__reactRouterContext = ", "window.other = "))).toThrow(
    /React Router no longer writes/,
  );
});
