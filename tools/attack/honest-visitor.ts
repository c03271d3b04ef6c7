/**
 * Reads pages while the site is under attack, over a new connection each time, and measures how long each page takes.
 * Runs in its own thread, so that the attacker's work does not count.
 */
import { type RequestOptions, request } from "node:http";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

export type Visits = {
  count: number;
  /** The longest wait in milliseconds, and the page it was for. */
  longest: number;
  slowest: string;
  /** How many pages were rendered for this visitor alone. */
  rendered: number;
  /** Requests with an unexpected answer: pages and files shared by all visitors, and pages rendered for each. */
  refused: { shared: string[]; rendered: string[] };
};

type Visitor = {
  url: string;
  /** The visitor's address: one of this machine, or the one reported by a trusted proxy. */
  from: string;
  behindProxy?: boolean | undefined;
};

const shared = ["/", "/about", "/news", "/events", "/favicon.ico"];
/** A different page each time, so that none is shared with the attacker. */
const renderedFor = {
  search: (number: number) => ({ address: `/search?q=pipeline+${number}`, expected: "200" }),
  missing: (number: number) => ({ address: `/honest/${number}`, expected: "404" }),
};
const pause = 25;
const patience = 20_000;

export function sendHonestVisitor(visitor: Visitor): { leave(): Promise<Visits> } {
  const worker = new Worker(new URL(import.meta.url), { workerData: visitor });
  const result = new Promise<Visits>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  return {
    leave: () => {
      worker.postMessage("leave");
      return result;
    },
  };
}

if (!isMainThread && parentPort) {
  const { url, from, behindProxy } = workerData as Visitor;
  const sender = behindProxy ? { headers: { "x-forwarded-for": from } } : { localAddress: from };
  let leaving = false;
  parentPort.once("message", () => {
    leaving = true;
  });
  const visits: Visits = {
    count: 0,
    longest: 0,
    slowest: "",
    rendered: 0,
    refused: { shared: [], rendered: [] },
  };

  const read = async (address: string, expected: string, refused: string[]) => {
    const started = performance.now();
    const status = await visit(url + address, sender);
    const took = Math.round(performance.now() - started);
    visits.count++;
    if (status !== expected) refused.push(`${address} ${status} after ${took} ms`);
    if (took > visits.longest) Object.assign(visits, { longest: took, slowest: address });
    await new Promise((resolve) => setTimeout(resolve, pause));
  };

  for (let round = 0; round === 0 || !leaving; round++) {
    await read(shared[round % shared.length] ?? "/", "200", visits.refused.shared);
    for (const page of Object.values(renderedFor)) {
      const { address, expected } = page(round);
      visits.rendered++;
      await read(address, expected, visits.refused.rendered);
    }
  }
  parentPort.postMessage(visits);
}

function visit(address: string, sender: RequestOptions): Promise<string> {
  return new Promise((resolve) => {
    const asked = request(address, { agent: false, timeout: patience, ...sender }, (answer) => {
      answer.resume().on("end", () => resolve(String(answer.statusCode)));
      answer.on("error", (error) => resolve(error.message));
    });
    asked.on("timeout", () => asked.destroy(new Error("no answer")));
    asked.on("error", (error) => resolve((error as NodeJS.ErrnoException).code ?? error.message));
    asked.end();
  });
}
