/** Starts sites in one process (site-host.ts), which ends with this one. */
import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { nodeFlags, processEnvironment } from "../scripts/process-options.mjs";
import type { Order, Report } from "./site-host.ts";

type Hosted = { url: string; output(): string; stop(): Promise<void> };

let host: ChildProcess | undefined;
let sites = 0;

function startHost(): ChildProcess {
  const child = fork(join(import.meta.dirname, "site-host.ts"), {
    execArgv: nodeFlags,
    // Tests must not depend on the developer's own settings.
    env: { ...processEnvironment, PATH: process.env.PATH },
  });
  // One listener for each running site.
  child.setMaxListeners(0);
  child.once("exit", () => {
    host = undefined;
  });
  // Neither the process nor its channel keeps a test process alive.
  child.unref();
  child.channel?.unref();
  return child;
}

export async function hostSite(environment: Record<string, string>): Promise<Hosted> {
  host ??= startHost();
  const child = host;
  const id = ++sites;
  let logged = "";
  const answerTo = (order: Order) =>
    new Promise<Report>((resolve, reject) => {
      const finish = (settle: () => void) => {
        child.off("message", hear).off("exit", gone);
        child.channel?.unref();
        settle();
      };
      const hear = (report: Report) => {
        if (report.id !== id || "line" in report) return;
        finish(() => ("error" in report ? reject(new Error(report.error)) : resolve(report)));
      };
      const gone = () => finish(() => reject(new Error("The process of the sites has ended.")));
      child.on("message", hear).on("exit", gone);
      child.channel?.ref();
      child.send(order);
    });
  const collect = (report: Report) => {
    if (report.id === id && "line" in report) logged += `${report.line}\n`;
  };
  child.on("message", collect);

  const started = await answerTo({ id, environment });
  if (!("port" in started)) throw new Error("The site did not start.");
  return {
    url: `http://127.0.0.1:${started.port}`,
    output: () => logged,
    stop: async () => {
      await answerTo({ id, stop: true });
      child.off("message", collect);
    },
  };
}
