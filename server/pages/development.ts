/** Vite for `npm run dev`, with live reload. CONTRIBUTING.md lists the differences from the built site. */
import { once } from "node:events";
import { statSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { isRunnableDevEnvironment } from "vite";
import type { RenderDesk } from "../desk/serve-desk.ts";
import type { Listener } from "../http/listen.ts";
import { pagePolicy } from "../http/security-headers.ts";
import { assetsByScript, type Entry, type Part, parts, policiesOf, type RenderPage } from "./build.ts";
import { importOrder } from "./import-order.ts";

/** Paths that Vite serves, besides the files in `public`: its own, and the sources of scripts. */
const vitePaths = /^\/(?:@|__|app\/|node_modules\/)/;

export async function startVite(headers: Record<string, string>) {
  const { createServer } = await import("vite");
  // On a free port, so that several development servers can run at the same time.
  const hotServer = createHttpServer().listen(0);
  await once(hotServer, "listening");
  const { port: clientPort } = hotServer.address() as AddressInfo;
  // Vite's error overlay needs styles that our content security policy forbids. The console shows the errors too.
  const hmr = { server: hotServer, clientPort, overlay: false };
  const server = { middlewareMode: true, headers, cors: false, hmr } as const;
  const vite = await createServer({ server, appType: "custom" });
  /** Vite replaces it when it restarts, for example after an edit of app/routes.ts. */
  const environment = () => {
    const { ssr } = vite.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite's server environment cannot run modules.");
    return ssr;
  };
  const load = (path: string) => environment().runner.import(path);

  const sheetsOf = async (path: string): Promise<string[]> => {
    const entry = await environment().moduleGraph.getModuleByUrl(path);
    const modules = entry ? [...importOrder(entry, ({ importedModules }) => importedModules)] : [];
    return modules.filter(({ id }) => id?.endsWith(".css")).map(({ url }) => url);
  };

  /** Vite caches unedited modules, so this is fast from the second call on. */
  async function renderer<Render>(part: Part): Promise<Render> {
    const entry: Entry<Render> = await load(`/${part.entry}`);
    const files = entry.routes.map(({ file }) => file);
    const modules = await Promise.all(files.map(async (file) => [file, await load(`/app/${file}`)] as const));
    const assets = await Promise.all(
      entry.routes.map(async (route) => [route.file, await assetsOf(part, entry, route)] as const),
    );
    const byFile = new Map(assets);
    return entry.createRenderer({
      modules: Object.fromEntries(modules),
      assetsOf: (file, language) => (byFile.get(file) as Assets)(language),
    });
  }
  // Loads all pages before the server starts: the first request might time out otherwise.
  await renderer(parts.public);
  await renderer(parts.desk);
  const renderPage: RenderPage = async (...page) => (await renderer<RenderPage>(parts.public))(...page);
  const renderDesk: RenderDesk = async (...page) => (await renderer<RenderDesk>(parts.desk))(...page);

  type Assets = Awaited<ReturnType<typeof assetsOf>>;
  async function assetsOf(part: Part, entry: Entry, { file, showsFrames }: Entry["routes"][number]) {
    const sheets = new Set([...(await sheetsOf(`/${part.entry}`)), ...(await sheetsOf(`/app/${file}`))]);
    const rules = await Promise.all([...sheets].map(async (url) => (await load(`${url}?inline`)).default));
    const { firstStyles } = await load(`/app/${file}`);
    // All rules are in the head, so that edits apply in place. The element is there where browsers wait for it.
    const laterStyle = firstStyles ? "/**/" : "";
    return assetsByScript(entry, (first, last) => {
      const style = [first, ...rules, last].join("\n");
      return {
        style,
        laterStyle,
        blockStyle: entry.blockStyles,
        // Also reloads the page after an edit.
        start: part === parts.public ? "/app/browser/development.ts" : `/${part.start}`,
        islands: `/${part.islands}`,
        scriptAt: (source: string) => `/${source}`,
        // Sizes mean nothing here: files are uncompressed, and there are more of them than in the built site.
        sizeOf: () => 0,
        ...policiesOf(entry, [style, laterStyle], developmentPolicy, showsFrames),
      };
    });
  }

  const isForVite = (url = "") => {
    const [path = ""] = url.split("?", 1);
    const file = join(vite.config.publicDir, path);
    return vitePaths.test(path) || statSync(file, { throwIfNoEntry: false })?.isFile();
  };

  const { fixedPages }: { fixedPages: readonly string[] } = await load("/app/metadata/page-paths.ts");
  return {
    fixedPages,
    renderPage,
    renderDesk,
    middleware:
      (next: Listener): Listener =>
      (request, response) =>
        isForVite(request.url)
          ? vite.middlewares(request, response, () => next(request, response))
          : next(request, response),
    close: async () => {
      await vite.close();
      hotServer.closeAllConnections();
      hotServer.close();
    },
  };
}

/** Vite's client opens a WebSocket on another port. */
function developmentPolicy(code: Parameters<typeof pagePolicy>[0]): string {
  return pagePolicy(code).replace("connect-src 'self'", "connect-src 'self' ws:");
}
