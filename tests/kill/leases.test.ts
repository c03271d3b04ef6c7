import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { forEachDatabase } from "../databases.ts";

const processes = 3;
const faults = 9;

forEachDatabase((_engine, fresh) => {
  test("two processes never hold a lease at once while they hang, are stopped and are killed", async () => {
    const { url } = await fresh();
    const held: { at: bigint; token: number; by: number }[] = [];
    const running: ChildProcess[] = [];
    const start = () => {
      const child = spawn(process.execPath, ["tests/kill/hold-lease.ts", url], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      let rest = "";
      child.stdout.on("data", (chunk) => {
        const lines = (rest + chunk).split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines) {
          const [at = "0", token] = line.split(" ");
          held.push({ at: BigInt(at), token: Number(token), by: child.pid ?? 0 });
        }
      });
      return child;
    };
    const holders = () => new Set(held.map(({ token }) => token)).size;
    onTestFinished(() => {
      for (const child of running) child.kill("SIGKILL");
    });
    for (let index = 0; index < processes; index++) running.push(start());

    for (let fault = 0; fault < faults; fault++) {
      const before = held.length;
      await expect.poll(() => held.length).toBeGreaterThan(before);
      const victim = running.findIndex(({ pid }) => pid === held.at(-1)?.by);
      if (fault % 3 === 0) {
        running[victim]?.kill("SIGKILL");
        running[victim] = start();
      } else {
        running[victim]?.kill("SIGSTOP");
        await pause(Math.random() * 1500);
        running[victim]?.kill("SIGCONT");
      }
    }
    await Promise.all(
      running.map(async (child) => {
        const closed = once(child, "close");
        child.kill("SIGKILL");
        await closed;
      }),
    );

    expect(holders()).toBeGreaterThan(faults / 3);
    const inOrder = held.toSorted((one, other) => Number(one.at - other.at));
    const overlaps = inOrder.filter(({ token }, index) => token < (inOrder[index - 1]?.token ?? 0));
    expect(overlaps).toEqual([]);
    const pairs = new Set(held.map(({ token, by }) => `${token} ${by}`));
    expect(pairs.size).toBe(holders());
  });
});
