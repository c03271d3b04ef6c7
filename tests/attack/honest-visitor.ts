/**
 * Reads pages while the site is under attack, over a new connection each time, and measures how long each page took.
 * In a thread of its own, so that the attacker's own work does not count.
 */
import { request } from "node:http";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

export type Visits = {
  count: number;
  /** In milliseconds, and of which page. */
  longest: number;
  slowest: string;
  /** What was not answered with 200: pages and files that everyone shares, and pages rendered for each visitor. */
  refused: { shared: string[]; rendered: string[] };
};

const renderedForEach = "/search?q=pipeline";
const addresses = ["/", "/about", "/news", "/events", "/favicon.ico", renderedForEach];
const pause = 25;
const patience = 20_000;

export function sendHonestVisitor(url: string): { leave(): Promise<Visits> } {
  const worker = new Worker(new URL(import.meta.url), { workerData: url });
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
  let leaving = false;
  parentPort.once("message", () => {
    leaving = true;
  });
  const visits: Visits = { count: 0, longest: 0, slowest: "", refused: { shared: [], rendered: [] } };
  while (!leaving || visits.count < addresses.length) {
    const address = addresses[visits.count % addresses.length] ?? "/";
    const started = performance.now();
    const status = await visit(workerData + address);
    const took = Math.round(performance.now() - started);
    visits.count++;
    const refused = address === renderedForEach ? visits.refused.rendered : visits.refused.shared;
    if (status !== "200") refused.push(`${address} ${status} after ${took} ms`);
    if (took > visits.longest) Object.assign(visits, { longest: took, slowest: address });
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  parentPort.postMessage(visits);
}

function visit(address: string): Promise<string> {
  return new Promise((resolve) => {
    const asked = request(address, { agent: false, timeout: patience }, (answer) => {
      answer.resume().on("end", () => resolve(String(answer.statusCode)));
      answer.on("error", (error) => resolve(error.message));
    });
    asked.on("timeout", () => asked.destroy(new Error("no answer")));
    asked.on("error", (error) => resolve((error as NodeJS.ErrnoException).code ?? error.message));
    asked.end();
  });
}
