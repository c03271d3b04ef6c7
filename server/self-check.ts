/** Whether a worker that has just started can serve visitors. Asked over HTTP, so that every part of the site is used. */
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";

/** Returns why visitors cannot be served, or undefined if they can. It takes no longer than requests of visitors may. */
export async function selfCheck(port: number): Promise<string | undefined> {
  const [health, home] = await Promise.all([statusOf(port, "/health"), statusOf(port, "/")]);
  if (health !== 200) return `The worker answers on /health with status ${health}.`;
  return home === 0 || home >= 500 ? `The worker answers on / (Home) with status ${home}.` : undefined;
}

/** 0 without an answer. */
async function statusOf(port: number, path: string): Promise<number> {
  // Home is cached in this form, so it need not be made. A connection that stays open would delay a stop.
  const asked = get({ host: "127.0.0.1", port, path, agent: false, headers: { "accept-encoding": "br" } });
  try {
    const [response] = (await once(asked, "response")) as [IncomingMessage];
    response.resume();
    return response.statusCode ?? 0;
  } catch {
    return 0;
  }
}
