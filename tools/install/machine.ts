/** A Debian in a folder, as a machine: first without systemd, as in a chroot, then booted, with a network of its own. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { networkVariables } from "./debian-root.ts";

export type Result = { code: number; text: string };
export type Machine = ReturnType<typeof machineIn>;

const variables = [
  "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
  "HOME=/root",
  "LANG=C.UTF-8",
];
/** In milliseconds, for one command. */
const commandLimit = 900_000;
const bootLimit = 60_000;

const container = (root: string) => ["--quiet", "--register=no", "--keep-unit", "--directory", root];

export function machineIn(root: string) {
  let booted: ChildProcess | undefined;
  let leader = 0;

  const start = (command: string, args: string[]): Promise<Result> =>
    new Promise((resolve, reject) => {
      const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], timeout: commandLimit });
      let text = "";
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding("utf8").on("data", (part) => {
          text += part;
        });
      }
      child.on("error", reject);
      child.on("close", (code) => resolve({ code: code ?? 1, text: text.trim() }));
    });

  return {
    /** Runs a command of the shell: in the booted machine, or before that with this machine's network. */
    run(command: string): Promise<Result> {
      const inside = [
        "/usr/bin/env",
        "--chdir=/",
        "-i",
        ...variables,
        ...networkVariables(),
        "/bin/sh",
        "-c",
        command,
      ];
      if (!leader)
        return start("systemd-nspawn", [...container(root), "--as-pid2", "--pipe", "--", ...inside]);
      const namespaces = ["--mount", "--uts", "--ipc", "--net", "--pid", "--root"];
      return start("nsenter", ["--target", String(leader), ...namespaces, "--", ...inside]);
    },
    async boot(): Promise<void> {
      booted = spawn("systemd-nspawn", [...container(root), "--private-network", "--boot"], {
        stdio: ["ignore", "ignore", "inherit"],
      });
      for (const end = Date.now() + bootLimit; Date.now() < end; await pause(200)) {
        if (booted.exitCode !== null) break;
        leader = firstProcess(booted.pid ?? 0);
        if (!leader) continue;
        const { text } = await this.run("systemctl is-system-running");
        if (/^(?:running|degraded)/.test(text)) return;
      }
      throw new Error("The machine did not boot.");
    },
    async powerOff(): Promise<void> {
      if (!booted || booted.exitCode !== null) return;
      // The first process of a container ends on SIGKILL from outside, and all others with it.
      if (leader) spawnSync("kill", ["-KILL", String(leader)]);
      await once(booted, "exit");
      leader = 0;
    },
  };
}

/** The process that is number 1 in the container that `parent` started, or 0. */
function firstProcess(parent: number): number {
  for (const name of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const status = readFileSync(`/proc/${name}/status`, "utf8");
      const isFirst = /^NSpid:\t\d+\t(?:.*\t)?1$/m.test(status);
      if (isFirst && isBelow(Number(name), parent)) return Number(name);
    } catch {
      // It has ended.
    }
  }
  return 0;
}

function isBelow(pid: number, ancestor: number): boolean {
  if (pid === ancestor) return true;
  if (pid <= 1) return false;
  const parent = /^PPid:\t(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return isBelow(Number(parent), ancestor);
}
