import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Answer, createAutosave, type UnsavedDraft } from "./autosave.ts";
import type { SaveState } from "./save-state.ts";
import type { Values } from "./values.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page with one field, and a server that answers when the test tells it to. */
function page(first = "") {
  let text = first;
  const states: SaveState["is"][] = [];
  const sent: { text: string; base: number; answer: (answer: Answer | "offline") => void }[] = [];
  const onDevice: (UnsavedDraft | undefined)[] = [];
  const saving = createAutosave({
    base: 1,
    stored: { text: first },
    savedAt: "2026-11-16T09:00:00Z",
    form: {
      read: () => ({ text }),
      write(values) {
        text = values.text ?? "";
      },
    },
    keepOnDevice: async (draft, isStored) => void onDevice.push(isStored ? undefined : draft),
    send: (values: Values, base) =>
      new Promise((resolve) => sent.push({ text: values.text ?? "", base, answer: resolve })),
    show: ({ is }) => void states.push(is),
    onStored: () => {},
    onConflict: () => {},
  });
  const type = (typed: string) => {
    text += typed;
    saving.changed();
  };
  const untype = (typed: string) => {
    text = text.slice(0, -typed.length);
    saving.changed();
  };
  return { saving, type, untype, sent, states, onDevice, text: () => text };
}

const saved = (text: string, revision: number): Answer => ({
  ...{ outcome: "saved", revision, slug: "a", values: { text }, at: "2026-11-16T10:00:00Z" },
});
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test("sends one request at a time, each from the revision of the last answer", async () => {
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

test("says “Saved” again after typed words are deleted", async () => {
  const { type, states, sent, untype } = page("One");
  type(" two");
  expect(states).toEqual(["saving"]);
  untype(" two");
  expect(states.at(-1)).toBe("saved");
  await pass(10_000);
  expect(sent).toEqual([]);
});

test("saves while the writer types without a pause", async () => {
  const { type, sent } = page();
  for (let key = 0; key < 6; key++) {
    type("a");
    await pass(500);
  }
  expect(sent).toHaveLength(1);
});

test("repeats an unanswered request unchanged before sending newer text", async () => {
  const { type, sent, states } = page();
  type("One");
  await pass(1000);
  sent[0]?.answer("offline");
  await pass(0);
  expect(states.at(-1)).toBe("offline");
  type(" two");
  expect(states.at(-1)).toBe("offline");
  await pass(2000);
  expect(sent[1]).toMatchObject({ text: "One", base: 1 });
  sent[1]?.answer(saved("One", 2));
  await pass(1000);
  expect(sent[2]).toMatchObject({ text: "One two", base: 2 });
});

test("merges what someone else wrote while the writer keeps typing", async () => {
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

test("continues a draft from its base, unless the unanswered request did arrive", async () => {
  const draft = { values: { text: "One two" }, base: 4, stored: { text: "" }, sent: { text: "One" } };
  const other = page("Something else");
  other.saving.restore(draft);
  await pass(1000);
  expect(other.sent).toMatchObject([{ text: "One two", base: 4 }]);
  const own = page("One");
  own.saving.restore(draft);
  await pass(1000);
  expect(own.sent).toMatchObject([{ text: "One two", base: 1 }]);
});
