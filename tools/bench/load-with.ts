/** Sends many requests to one address, with wrk if it is installed, because it uses fewer resources itself. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import autocannon from "autocannon";
import { findProgram } from "../../scripts/find-program.ts";

const run = promisify(execFile);

export type Load = {
  url: string;
  connections: number;
  seconds: number;
  /** Besides Accept-Encoding. */
  headers?: Record<string, string>;
};
export type Result = { perSecond: number; p99: number; failures: number };

export async function loadWith(load: Load): Promise<Result> {
  const wrk = findProgram("wrk");
  return wrk ? byWrk(wrk, load) : byAutocannon(load);
}

async function byWrk(wrk: string, { url, connections, seconds, headers = {} }: Load): Promise<Result> {
  const sent = Object.entries({ "accept-encoding": "br", ...headers }).flatMap(([name, value]) => [
    ...["-H", `${name}: ${value}`],
  ]);
  const words = ["--latency", "-t1", `-c${connections}`, `-d${seconds}s`, ...sent, url];
  const { stdout } = await run(wrk, words);
  const [, p99 = "0", unit = "ms"] = /99%\s+([\d.]+)(us|ms|s|m)/.exec(stdout) ?? [];
  const bad = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  const broken = (/Socket errors: (.*)/.exec(stdout)?.[1] ?? "").match(/\d+/g) ?? [];
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: Number(p99) * milliseconds(unit),
    failures: bad + broken.reduce((sum, count) => sum + Number(count), 0),
  };
}

const milliseconds = (unit: string) => ({ us: 0.001, ms: 1, s: 1000 })[unit] ?? 60_000;

async function byAutocannon({ url, connections, seconds, ...load }: Load): Promise<Result> {
  const headers = { "accept-encoding": "br", ...load.headers };
  const result = await autocannon({ url, connections, duration: seconds, headers });
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}
