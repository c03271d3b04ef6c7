/** Visitors who read, search and write, and count every answer that is not right. */
import { setTimeout as pause } from "node:timers/promises";

export type Load = {
  failures: string[];
  reads: number;
  /** The texts of the messages that the site has accepted. */
  accepted: string[];
  /** In milliseconds, of one request. */
  longest: number;
  stop(): Promise<void>;
};

const readers = 2;
const writers = 2;

/** `site` returns where the next request goes. */
export function startLoad(site: () => string, paths: string[]): Load {
  let stopping = false;
  const request = async (path: string, init: RequestInit, isRight: (answer: Response) => boolean) => {
    const url = `${site()}${path}`;
    const started = performance.now();
    try {
      const answer = await fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(30_000) });
      await answer.arrayBuffer();
      if (isRight(answer)) return true;
      load.failures.push(`${init.method ?? "GET"} ${url}: ${answer.status}`);
    } catch (error) {
      load.failures.push(`${init.method ?? "GET"} ${url}: ${(error as Error).cause ?? error}`);
    } finally {
      load.longest = Math.max(load.longest, Math.round(performance.now() - started));
    }
    return false;
  };
  const read = async (reader: number) => {
    for (let count = reader; !stopping; count++) {
      if (await request(paths[count % paths.length] ?? "/", {}, ({ status }) => status === 200)) load.reads++;
      await pause(20);
    }
  };
  const write = async (writer: number) => {
    for (let count = 1; !stopping; count++) {
      const message = `Visitor ${writer} writes letter ${count} during the upgrade`;
      const body = new URLSearchParams({
        name: "Selam",
        email: "s@example.org",
        subject: "Upgrade",
        message,
      });
      if (await request("/contact", { method: "POST", body }, ({ status }) => status === 303))
        load.accepted.push(message);
      await pause(100);
    }
  };
  const working = [
    ...Array.from({ length: readers }, (_, index) => read(index)),
    ...Array.from({ length: writers }, (_, index) => write(index)),
  ];
  const load: Load = {
    ...{ failures: [], reads: 0, accepted: [], longest: 0 },
    stop: async () => {
      stopping = true;
      await Promise.all(working);
    },
  };
  return load;
}
