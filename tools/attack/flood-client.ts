/**
 * Sends requests on many connections, each as soon as the previous one is answered or its connection is closed. Runs in
 * its own thread with as little work per request as possible, because a real attacker's client is just as fast.
 */
import { connect } from "node:net";
import { parentPort, Worker, workerData } from "node:worker_threads";
import { tally } from "./attack.ts";

type Flood = {
  url: string;
  connections: number;
  seconds: number;
  /** Requested in turn. Each `#` is replaced by a new number in each request. */
  paths: string[];
  /** Whether each request opens a new connection. */
  reconnects?: boolean;
  /** The attacker's address, as reported by a proxy. */
  forwardedFor?: string | undefined;
};

/** Resolves with the number of answers by status. */
export function floodFor(flood: Flood): Promise<string> {
  const worker = new Worker(new URL(import.meta.url), { workerData: flood });
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

function send({ url, connections, seconds, paths, reconnects, forwardedFor }: Flood): void {
  const { hostname, port, host } = new URL(url);
  const headers = [
    `Host: ${host}`,
    `Connection: ${reconnects ? "close" : "keep-alive"}`,
    ...(forwardedFor ? [`X-Forwarded-For: ${forwardedFor}`] : []),
  ].join("\r\n");
  const statuses: string[] = [];
  const end = performance.now() + seconds * 1000;
  let number = 0;
  let open = 0;

  const ended = () => {
    open--;
    if (performance.now() < end) openOne();
    else if (open === 0) parentPort?.postMessage(tally(statuses));
  };

  function openOne(): void {
    open++;
    const socket = connect(Number(port), hostname);
    /** State of the answer being read: the part of its head that has arrived, or the missing bytes of its body. */
    let head = "";
    let missing = 0;
    const ask = () => {
      if (performance.now() > end) return void socket.destroy();
      const target = paths[number % paths.length]?.replace("#", String(number));
      number++;
      socket.write(`GET ${target} HTTP/1.1\r\n${headers}\r\n\r\n`);
    };
    socket.on("connect", ask);
    socket.on("data", (chunk) => {
      if (missing > 0) missing -= chunk.length;
      else {
        head += chunk.toString("latin1");
        const length = head.indexOf("\r\n\r\n") + 4;
        if (length < 4) return;
        statuses.push(head.slice(9, 12));
        missing = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0) - (head.length - length);
        head = "";
      }
      if (missing <= 0 && !reconnects) ask();
    });
    socket.on("error", () => {});
    socket.on("close", ended);
  }

  for (let count = 0; count < connections; count++) openOne();
}

if (workerData) send(workerData);
