/**
 * Sends requests on many connections, each as soon as the one before it is answered, or as soon as its connection has been
 * closed. In a thread of its own and with as little work for each as possible: an attacker's client is no slower.
 */
import { connect } from "node:net";
import { parentPort, Worker, workerData } from "node:worker_threads";
import { tally } from "./attack.ts";

type Flood = {
  url: string;
  connections: number;
  seconds: number;
  /** Asked for in turn. Each `#` stands for another number in each request. */
  paths: string[];
  /** Whether each request opens a connection. */
  reconnects?: boolean;
  /** The attacker's address, as a proxy says it. */
  forwardedFor?: string | undefined;
};

/** Resolves with how many answers of each status there were. */
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
    /** Of the answer that is being read: what has come of its head, or how many bytes of its body are missing. */
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
