/** Vite in front of the app: live reload for `npm run dev`. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { PageBuild } from "./pages.ts";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export async function startVite() {
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  return {
    before:
      (next: Listener): Listener =>
      (request, response) =>
        vite.middlewares(request, response, () => next(request, response)),
    loadBuild: async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as PageBuild,
    close: () => vite.close(),
  };
}
