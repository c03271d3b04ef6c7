/** The type of an attack on a running site, and the functions that attacks share. */
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import type { SiteProcess } from "../../tests/site.ts";

export type Target = SiteProcess & {
  /** The attack's own folder, removed afterwards. */
  folder: string;
};

export type Attack = {
  name: string;
  /** Settings of the site that is attacked. */
  environment?: (folder: string) => Record<string, string> | Promise<Record<string, string>>;
  /** How many files and connections the site may have open at a time. */
  openFiles?: number;
  /** The database is unavailable, so pages rendered for each visitor may be refused, if that is quick. */
  refusesRendering?: boolean;
  /** Honest visitors come through a trusted proxy, as the attacker does, from `attacker` and from another address. */
  behindProxy?: { attacker: string };
  /** The attack stops the site, so no honest visitor is measured. */
  endsSite?: boolean;
  /** Resolves with the answers the attacker received. Throws if any other expectation fails. */
  run(target: Target): Promise<string>;
  /** Stops everything else that the attack has started. */
  cleanUp?(): Promise<void>;
};

/** Counts answers: "200 × 3, 413 × 40". */
export function tally(answers: (string | number)[]): string {
  const counts = new Map<string, number>();
  for (const answer of answers) counts.set(String(answer), (counts.get(String(answer)) ?? 0) + 1);
  return [...counts].map(([answer, count]) => `${answer} × ${count}`).join(", ");
}

/** Sends `count` requests, `atOnce` at a time. */
export async function flood<Result>(
  count: number,
  atOnce: number,
  send: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const sendOn = async () => {
    while (next < count) results.push(await send(next++));
  };
  await Promise.all(Array.from({ length: atOnce }, sendOn));
  return results;
}

/** The status of an answer, or how the connection ended without one. */
export async function statusOf(request: Promise<Response>): Promise<string> {
  try {
    const answer = await request;
    await answer.arrayBuffer();
    return String(answer.status);
  } catch (error) {
    return nameOf((error as Error).cause ?? error);
  }
}

/** The same for a path that is sent unchanged; `fetch` would normalise it. */
export function statusAt(url: string, path: string): Promise<string> {
  return new Promise((resolve) => {
    const asked = request(url, { path, agent: false }, (answer) => {
      answer.resume().on("end", () => resolve(String(answer.statusCode)));
      answer.on("error", (error) => resolve(nameOf(error)));
    });
    asked.on("error", (error) => resolve(nameOf(error)));
    asked.end();
  });
}

function nameOf(error: unknown): string {
  const { code, name } = error as NodeJS.ErrnoException;
  return code === "ECONNRESET" || code === "UND_ERR_SOCKET" || code === "EPIPE"
    ? "connection closed"
    : (code ?? name);
}

/** Opens a raw connection. Errors are ignored, because an attacker must expect them. */
export function openSocket(url: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  return socket;
}

/** Sends the bytes, and resolves with the statuses of all answers until the connection closes. */
export function sendRaw(url: string, bytes: Iterable<string | Buffer>, longest = 10_000): Promise<string[]> {
  return new Promise((resolve) => {
    const socket = openSocket(url);
    let received = "";
    socket.setEncoding("latin1").on("data", (chunk: string) => {
      received += chunk;
    });
    const timer = setTimeout(() => socket.destroy(), longest);
    socket.on("close", () => {
      clearTimeout(timer);
      const statuses = [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status ?? "");
      resolve(statuses.length > 0 ? statuses : ["connection closed"]);
    });
    Readable.from(bytes).pipe(socket, { end: false });
  });
}
