import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Answer, autosaveOf, type Kept } from "./autosave.ts";
import type { SaveState } from "./save-state.ts";
import type { Values } from "./values.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page with one field, and a server that answers when the test says so. */
function page(first = "") {
  let text = first;
  const states: SaveState["is"][] = [];
  const sent: { text: string; base: number; answer: (answer: Answer | "no line") => void }[] = [];
  const onDevice: (Kept | undefined)[] = [];
  const saving = autosaveOf({
    base: 1,
    stored: { text: first },
    savedAt: "2026-11-16T09:00:00Z",
    form: {
      read: () => ({ text }),
      write(values) {
        text = values.text ?? "";
      },
    },
    keep: async (kept, isStored) => void onDevice.push(isStored ? undefined : kept),
    send: (values: Values, base) =>
      new Promise((resolve) => sent.push({ text: values.text ?? "", base, answer: resolve })),
    show: ({ is }) => void states.push(is),
    arrived: () => {},
    conflict: () => {},
  });
  const type = (typed: string) => {
    text += typed;
    saving.changed();
  };
  const take = (typed: string) => {
    text = text.slice(0, -typed.length);
    saving.changed();
  };
  return { saving, type, take, sent, states, onDevice, text: () => text };
}

const saved = (text: string, revision: number): Answer => ({
  ...{ outcome: "saved", revision, slug: "a", values: { text }, at: "2026-11-16T10:00:00Z" },
});
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test("one request at a time, each from the revision that the last one made", async () => {
  const { type, sent, states, onDevice } = page();
  type("One");
  expect(onDevice.at(-1)?.values).toEqual({ text: "One" });
  await pass(1000);
  expect(sent).toMatchObject([{ text: "One", base: 1 }]);
  type(" two");
  await pass(10_000);
  expect(sent).toHaveLength(1);
  sent[0]?.answer(saved("One", 2));
  await pass(2500);
  expect(sent[1]).toMatchObject({ text: "One two", base: 2 });
  sent[1]?.answer(saved("One two", 3));
  await pass(0);
  expect(states.at(-1)).toBe("saved");
  expect(onDevice.at(-1)).toBeUndefined();
});

test("what is typed and taken back needs no saving, and the page says so", async () => {
  const { type, states, sent, take } = page("One");
  type(" two");
  expect(states).toEqual(["saving"]);
  take(" two");
  expect(states.at(-1)).toBe("saved");
  await pass(10_000);
  expect(sent).toEqual([]);
});

test("whoever types without a pause is saved all the same", async () => {
  const { type, sent } = page();
  for (let key = 0; key < 6; key++) {
    type("a");
    await pass(500);
  }
  expect(sent).toHaveLength(1);
});

test("what got no answer is sent again as it was, before anything newer", async () => {
  const { type, sent, states } = page();
  type("One");
  await pass(1000);
  sent[0]?.answer("no line");
  await pass(0);
  expect(states.at(-1)).toBe("no line");
  type(" two");
  expect(states.at(-1)).toBe("no line");
  await pass(2000);
  expect(sent[1]).toMatchObject({ text: "One", base: 1 });
  sent[1]?.answer(saved("One", 2));
  await pass(1000);
  expect(sent[2]).toMatchObject({ text: "One two", base: 2 });
});

test("what somebody else wrote is put in below what is being typed", async () => {
  const { type, sent, text } = page("First. Last.");
  type(" Mine");
  await pass(1000);
  type(" on");
  sent[0]?.answer({ ...saved("Theirs. First. Last. Mine", 3), outcome: "merged" } as Answer);
  await pass(0);
  expect(text()).toBe("Theirs. First. Last. Mine on");
  await pass(2500);
  expect(sent[1]).toMatchObject({ text: "Theirs. First. Last. Mine on", base: 3 });
});

test("a text from the device goes on from where it started, unless what was under way did arrive", async () => {
  const kept = { values: { text: "One two" }, base: 4, stored: { text: "" }, sent: { text: "One" } };
  const other = page("Something else");
  other.saving.putBack(kept);
  await pass(1000);
  expect(other.sent).toMatchObject([{ text: "One two", base: 4 }]);
  const own = page("One");
  own.saving.putBack(kept);
  await pass(1000);
  expect(own.sent).toMatchObject([{ text: "One two", base: 1 }]);
});
