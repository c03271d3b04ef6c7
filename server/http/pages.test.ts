import { createHash } from "node:crypto";
import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { TooBusy } from "../limits/too-busy.ts";
import { createLog } from "../log.ts";
import type { Site } from "../site.ts";
import { type PageBuild, renderPages } from "./pages.ts";

const site = { log: createLog("silent") } as Site;

/** A site of one page: what its loader gives is the whole document. */
function renderWith(loader: (signal: AbortSignal) => unknown, limits = { underWay: 2, deadline: 10_000 }) {
  const root = {
    id: "root",
    path: "",
    module: { default: () => null, loader: ({ request }: { request: Request }) => loader(request.signal) },
  };
  const build = {
    entry: {
      module: {
        default: async (_: Request, status: number, headers: Headers, { staticHandlerContext }: Context) => {
          headers.set("content-type", "text/html");
          return new Response(staticHandlerContext.loaderData.root, { status, headers });
        },
        contextFor: () => new RouterContextProvider(),
        inlineCode: { scripts: ["ours()"], styles: [] },
        fixedPages: [],
      },
    },
    routes: { root },
    assets: { routes: {}, entry: { imports: [], module: "" }, url: "", version: "" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "" },
  } as unknown as PageBuild;
  return renderPages(build, site, "public", limits);
}
type Context = { staticHandlerContext: { loaderData: { root: string } } };

const ask = (signal?: AbortSignal) => new Request("http://site/", signal && { signal });
const hashOf = (code: string) => createHash("sha256").update(code).digest("base64");

test("code that got into a page is not allowed by its policy; ours is", async () => {
  const injected = "steal()";
  const html = `<html><script>ours()</script><script>${injected}</script><style>p{}</style></html>`;
  const response = await renderWith(() => html)(ask());
  const policy = response.headers.get("content-security-policy");
  expect(await response.text()).toBe(html);
  expect(policy).toContain(hashOf("ours()"));
  expect(policy).not.toContain(hashOf(injected));
  expect(policy).not.toContain(hashOf("p{}"));
});

test("a page whose data never comes is given up, and its place is free again", async () => {
  const signals: AbortSignal[] = [];
  const never = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise(() => {});
  };
  const render = renderWith(never, { underWay: 1, deadline: 20 });
  await expect(render(ask())).rejects.toThrow(TooBusy);
  await expect(render(ask())).rejects.toThrow("took too long");
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});

test("beyond so many at once, visitors are refused at once", async () => {
  const data = Promise.withResolvers<string>();
  const render = renderWith(() => data.promise);
  const underWay = [render(ask()), render(ask())];
  await expect(render(ask())).rejects.toThrow(TooBusy);
  data.resolve("<p>words</p>");
  for (const { status } of await Promise.all(underWay)) expect(status).toBe(200);
  expect((await render(ask())).status).toBe(200);
});

test("who hangs up leaves the place to others", async () => {
  const loader = vi.fn(() => new Promise(() => {}));
  const render = renderWith(loader, { underWay: 1, deadline: 10_000 });
  const visitor = new AbortController();
  const gone = render(ask(visitor.signal));
  await vi.waitUntil(() => loader.mock.calls.length === 1);
  visitor.abort();
  await gone;
  loader.mockResolvedValueOnce("<p>words</p>");
  expect((await render(ask())).status).toBe(200);
});
