/** Vite in front of the app: live reload for `npm run dev`. CONTRIBUTING.md lists what differs from the built site. */
import { once } from "node:events";
import { statSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { isRunnableDevEnvironment } from "vite";
import type { RenderDesk } from "../desk/serve-desk.ts";
import type { Listener } from "../http/listen.ts";
import { pagePolicy } from "../http/security-headers.ts";
import { type Entry, inLetters, parts, policiesOf, type RenderPage } from "./build.ts";
import { importOrder } from "./import-order.ts";

/** What Vite answers besides the files of `public`: its own addresses, and the sources of scripts. */
const vitesOwn = /^\/(?:@|__|app\/|node_modules\/)/;

export async function startVite(headers: Record<string, string>) {
  const { createServer } = await import("vite");
  // A port of its own for each, so that two can run at once.
  const hotServer = createHttpServer().listen(0);
  await once(hotServer, "listening");
  const { port: clientPort } = hotServer.address() as AddressInfo;
  // The box in which Vite shows errors would need styles that our policy refuses; they are in the console as well.
  const hmr = { server: hotServer, clientPort, overlay: false };
  const server = { middlewareMode: true, headers, cors: false, hmr } as const;
  const vite = await createServer({ server, appType: "custom" });
  /** Another one each time Vite has started anew, as it does when app/routes.ts is edited. */
  const environment = () => {
    const { ssr } = vite.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite's server environment runs no modules.");
    return ssr;
  };
  const load = (path: string) => environment().runner.import(path);

  const sheetsOf = async (path: string): Promise<string[]> => {
    const entry = await environment().moduleGraph.getModuleByUrl(path);
    const modules = entry ? [...importOrder(entry, ({ importedModules }) => importedModules)] : [];
    return modules.filter(({ id }) => id?.endsWith(".css")).map(({ url }) => url);
  };

  /** The runner keeps what has not been edited, so this is quick from the second time on. */
  async function renderer<Render>(part: (typeof parts)["public"]): Promise<Render> {
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
  // The start waits until Vite has read all pages, not the first visitor, whose connection could be closed meanwhile.
  await renderer(parts.public);
  await renderer(parts.desk);
  const renderPage: RenderPage = async (...page) => (await renderer<RenderPage>(parts.public))(...page);
  const renderDesk: RenderDesk = async (...page) => (await renderer<RenderDesk>(parts.desk))(...page);

  type Assets = Awaited<ReturnType<typeof assetsOf>>;
  async function assetsOf(
    part: (typeof parts)["public"],
    entry: Entry,
    { file, showsFrames }: Entry["routes"][number],
  ) {
    const sheets = new Set([...(await sheetsOf(`/${part.entry}`)), ...(await sheetsOf(`/app/${file}`))]);
    const rules = await Promise.all([...sheets].map(async (url) => (await load(`${url}?inline`)).default));
    return inLetters(entry, (first) => {
      const style = [first, ...rules].join("\n");
      return {
        style,
        blockStyle: entry.blockStyles,
        // With it comes what reloads the page after an edit.
        start: part === parts.public ? "/app/browser/development.ts" : `/${part.start}`,
        islands: `/${part.islands}`,
        // Nothing is compressed here, and more is fetched than the built site would: what a page weighs says nothing.
        sizeOf: () => 0,
        ...policiesOf(entry, style, developmentPolicy, showsFrames),
      };
    });
  }

  const isForVite = (url = "") => {
    const [path = ""] = url.split("?", 1);
    const file = join(vite.config.publicDir, path);
    return vitesOwn.test(path) || statSync(file, { throwIfNoEntry: false })?.isFile();
  };

  const { fixedPages }: { fixedPages: readonly string[] } = await load("/app/metadata/page-paths.ts");
  return {
    fixedPages,
    renderPage,
    renderDesk,
    before:
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

/** Vite's script calls back on a port of its own. */
function developmentPolicy(code: Parameters<typeof pagePolicy>[0]): string {
  return pagePolicy(code).replace("connect-src 'self'", "connect-src 'self' ws:");
}
