import { expect, test, vi } from "vitest";
import { fairLimit } from "./fair-limit.ts";
import { TooBusy } from "./too-busy.ts";

const limits = { name: "test", slots: 2, maxWaiting: 100, maxWait: 60_000 };

/** Tasks that run until they are finished by name; `started` has their names in order. */
function tasksOf(limit: ReturnType<typeof fairLimit>) {
  const started: string[] = [];
  const finishers = new Map<string, () => void>();
  const ask = (name: string, signal?: AbortSignal) => {
    const [network = "", , kind] = name.split(" ");
    const task = () => {
      started.push(name);
      return new Promise<void>((resolve) => finishers.set(name, resolve));
    };
    const result = limit.run({ network, returning: kind === "again" }, task, signal);
    result.catch(() => {});
    return result;
  };
  /** With one slot: finishes one task after the other, until as many have started. */
  const until = async (count: number) => {
    for (let next = 0; started.length < count; next++) {
      finishers.get(started[next] ?? "")?.();
      await expect.poll(() => started.length > next + 1).toBe(true);
    }
    return started;
  };
  return { ask, until, started, finish: (name: string) => finishers.get(name)?.() };
}

test("a network may use all slots while no other waits", () => {
  const { ask, started } = tasksOf(fairLimit(limits));
  ask("a 1");
  ask("a 2");
  expect(started).toEqual(["a 1", "a 2"]);
});

test("while others wait, the next slot goes to the network that holds fewest", async () => {
  const { ask, started, finish } = tasksOf(fairLimit({ ...limits, slots: 4 }));
  for (let number = 1; number <= 9; number++) ask(`a ${number}`);
  for (const name of ["b 1", "b 2", "b 3"]) ask(name);
  finish("a 1");
  await expect.poll(() => started.slice(4)).toEqual(["b 1"]);
  finish("a 2");
  await expect.poll(() => started.slice(4)).toEqual(["b 1", "b 2"]);
  // Two slots each: that is a fair share, and each fills its own again.
  finish("a 3");
  await expect.poll(() => started.slice(6)).toEqual(["a 5"]);
  finish("b 1");
  await expect.poll(() => started.slice(6)).toEqual(["a 5", "b 3"]);
});

test("networks that hold equally many slots take turns", async () => {
  const { ask, until } = tasksOf(fairLimit({ ...limits, slots: 1 }));
  for (const name of ["x 1", "a 1", "a 2", "a 3", "b 1", "c 1", "b 2"]) ask(name);
  expect((await until(7)).slice(1)).toEqual(["a 1", "b 1", "c 1", "a 2", "b 2", "a 3"]);
});

test("within a network, new and returning connections take turns, each in order", async () => {
  const { ask, until } = tasksOf(fairLimit({ ...limits, slots: 1 }));
  for (const name of ["a 1", "a 2 again", "a 3 again", "a 4 again", "a 5 new", "a 6 new"]) ask(name);
  expect((await until(6)).slice(1)).toEqual(["a 5 new", "a 2 again", "a 6 new", "a 3 again", "a 4 again"]);
});

test("once the oldest task has waited too long, the newest and the oldest take turns", async () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  const { ask, until } = tasksOf(fairLimit({ ...limits, slots: 1 }));
  for (const name of ["a 1", "a 2", "a 3", "a 4", "a 5"]) ask(name);
  now.mockReturnValue(2000);
  ask("a 6");
  expect((await until(6)).slice(1)).toEqual(["a 6", "a 5", "a 2", "a 3", "a 4"]);
  now.mockRestore();
});

test("when too many wait, refuses one of the network with the most waiting tasks", async () => {
  const { ask } = tasksOf(fairLimit({ ...limits, maxWaiting: 3 }));
  const [, , third] = ["a 1", "a 2", "a 3", "a 4", "a 5"].map((name) => ask(name));
  const other = ask("b 1");
  await expect(third).rejects.toThrow(TooBusy);
  await expect(Promise.race([other, "still waits"])).resolves.toBe("still waits");
});

test("refuses a task that has waited too long, and frees its place in the queue", async () => {
  const { ask, started, finish } = tasksOf(fairLimit({ ...limits, slots: 1, maxWaiting: 1, maxWait: 10 }));
  ask("a 1");
  await expect(ask("a 2")).rejects.toThrow(TooBusy);
  finish("a 1");
  await vi.waitUntil(() => {
    if (started.length === 1) ask("a 3");
    return started.length === 2;
  });
});

test("never runs a task that was dropped while waiting, and frees the slot of a failed one", async () => {
  const limit = fairLimit({ ...limits, slots: 1 });
  const { ask, started, finish } = tasksOf(limit);
  const hangUp = new AbortController();
  ask("a 1");
  const dropped = ask("a 2", hangUp.signal);
  ask("a 3");
  hangUp.abort(new Error("hung up"));
  await expect(dropped).rejects.toThrow("hung up");
  finish("a 1");
  await expect.poll(() => started).toEqual(["a 1", "a 3"]);
  finish("a 3");
  const broken = () => Promise.reject(new Error("broken"));
  const client = { network: "a", returning: false };
  await expect(limit.run(client, broken)).rejects.toThrow("broken");
  await expect(limit.run(client, async () => "next")).resolves.toBe("next");
});

test("says whether all slots are taken", async () => {
  const limit = fairLimit(limits);
  const { ask, finish } = tasksOf(limit);
  const first = ask("a 1");
  expect(limit.isFull()).toBe(false);
  ask("a 2");
  expect(limit.isFull()).toBe(true);
  finish("a 1");
  await first;
  expect(limit.isFull()).toBe(false);
});
