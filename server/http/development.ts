/** Vite in front of the app: live reload for `npm run dev`. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { isRunnableDevEnvironment } from "vite";
import type { Entry, RenderPage } from "./page-build.ts";
import { developmentPolicy } from "./security-headers.ts";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export async function startVite() {
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
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
  return {
    before:
      (next: Listener): Listener =>
      (request, response) =>
        vite.middlewares(request, response, () => next(request, response)),
    renderPage,
    close: () => vite.close(),
  };
}
