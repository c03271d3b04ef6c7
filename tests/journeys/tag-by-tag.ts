/** A site whose pages arrive one tag at a time, each after the previous one was painted: the slowest connection. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import type { RunningSite } from "../site.ts";

export type TagByTag = RunningSite & {
  /** Content before `from` and below the screen arrives in one piece, because it cannot move anything visible. */
  arrive(page: Page, path: string, from: "body" | "main"): Promise<void>;
};

/** Returns how to start it. `start` starts the site itself. */
export const tagByTag = (start: () => Promise<RunningSite>) => async (): Promise<TagByTag> => {
  const site = await start();
  let painted: (() => Promise<boolean>) | undefined;
  let first = "";
  const proxy = createServer(async ({ url, headers }, response) => {
    const accept = headers.accept ?? "*/*";
    const answer = await fetch(site.url + url, { headers: { accept, "accept-encoding": "identity" } });
    const type = answer.headers.get("content-type") ?? "";
    const policy = answer.headers.get("content-security-policy") ?? "";
    response.writeHead(answer.status, { "content-type": type, "content-security-policy": policy });
    if (!type.startsWith("text/html") || !painted) return response.end(await answer.bytes());
    // As in browsers that do not know `rel="expect"`, which paint Home before its hero is complete.
    const html = (await answer.text()).replace(/<link rel="expect"[^>]*>/g, "");
    const start = html.indexOf(`<${first}`);
    response.write(html.slice(0, start));
    const tags = html.slice(start).match(/[^>]*>/g) ?? [];
    let screenIsFull = false;
    while (tags.length > 0 && !screenIsFull) {
      response.write(tags.shift());
      screenIsFull = await painted();
    }
    response.end(tags.join(""));
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return {
    ...site,
    url,
    arrive: async (page, path, from) => {
      first = from;
      const begun = Promise.withResolvers<void>();
      painted = async () => {
        await begun.promise;
        return page.evaluate(async () => {
          for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
          return document.documentElement.scrollHeight > innerHeight;
        });
      };
      await page.goto(url + path, { waitUntil: "commit" });
      begun.resolve();
      await page.waitForLoadState();
    },
    stop: async () => {
      proxy.close();
      proxy.closeAllConnections();
      return site.stop();
    },
  };
};
