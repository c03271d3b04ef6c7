/** Vite in front of the app: live reload for `npm run dev`. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { isRunnableDevEnvironment } from "vite";
import { pagePolicy } from "../http/security-headers.ts";
import type { Entry, RenderPage } from "./build.ts";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export async function startVite(headers: Record<string, string>) {
  const { createServer } = await import("vite");
  const vite = await createServer({
    server: { middlewareMode: true, headers, cors: false },
    appType: "custom",
  });
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite's server environment runs no modules.");
  const load = (path: string) => ssr.runner.import(path);

  /** The runner keeps what has not been edited, so this is quick from the second time on. */
  const renderPage: RenderPage = async (...page) => {
    const entry: Entry = await load("/app/entry.server.tsx");
    const { allStyles }: { allStyles: string } = await load("/app/styles/development.ts");
    const modules = await Promise.all(
      entry.routes.map(async ({ file }) => [file, await load(`/app/${file}`)] as const),
    );
    const assets = {
      style: entry.sharedStyles + allStyles,
      start: "/app/browser/development.ts",
      islands: "/app/islands/hydrate.tsx",
      policy: developmentPolicy(entry.headScript),
      lowDataPolicy: developmentPolicy(entry.headScript),
    };
    const render = entry.createRenderer({ modules: Object.fromEntries(modules), assetsOf: () => assets });
    return render(...page);
  };
  const { pages: fixedPages }: { pages: readonly string[] } = await load("/app/site-map.ts");
  return {
    fixedPages,
    before:
      (next: Listener): Listener =>
      (request, response) =>
        vite.middlewares(request, response, () => next(request, response)),
    renderPage,
    close: () => vite.close(),
  };
}

/** Vite puts styles into the page and calls back; the rest is as strict as for visitors. */
function developmentPolicy(script: string): string {
  return pagePolicy({ scripts: [script], styles: [] })
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws:")
    .replace(/; require-trusted-types-for.*/, "");
}
