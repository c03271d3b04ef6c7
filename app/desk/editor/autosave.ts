/**
 * Brings what is typed to the server: one request at a time, each with the revision it started from, so that none
 * overtakes another. Until the server has it, it is on the device.
 */
import { rebaseValues } from "./rebase.ts";
import type { SaveState } from "./save-state.ts";
import { sameValues, type Values } from "./values.ts";

export type Conflict = {
  field: string;
  /** The whole text with the one sentence or the other where both changed the same. */
  mine: string;
  theirs: string;
  /** What differs. */
  places: { yours: string; theirs: string }[];
};

type Stored = {
  revision: number;
  slug: string;
  values: Values;
  at: string;
  /** Whether visitors read something else. */
  changesWait?: boolean;
  isSample?: boolean;
};
export type Answer =
  | (Stored & { outcome: "saved" | "merged" })
  /** `values`: both texts together, with yours where both changed the same; `theirs`: as it is stored. */
  | (Stored & { outcome: "conflict"; theirs: Values; conflicts: Conflict[] })
  | { outcome: "refused"; sentence: string };

type Failure = "no line" | "no answer" | "signed out" | { refused: string };

/** What the device keeps: the text, where it started, and what may be on the server without our knowing. */
export type Kept = { values: Values; base: number; stored: Values; sent: Values | undefined };

type Parts = {
  /** The revision that the page came with, and its text. */
  base: number;
  stored: Values;
  /** When the server stored that; null if it has nothing yet. */
  savedAt?: string | null;
  form: { read(): Values; write(values: Values): void };
  /** Rejects if the device cannot keep it. `isStored`: the server has all of it. */
  keep: (kept: Kept, isStored: boolean) => Promise<void>;
  send: (values: Values, base: number) => Promise<Answer | Failure>;
  show: (state: SaveState) => void;
  /** The server has it under this address. */
  arrived: (slug: string, revision: number) => void;
  conflict: (conflicts: Conflict[]) => void;
};

const pause = 1000;
const longestPause = 2500;
const retries = [2000, 4000, 8000, 15_000];

export type Autosave = ReturnType<typeof autosaveOf>;

export function autosaveOf({ form, keep, send, show, arrived, conflict, ...start }: Parts) {
  let { base, stored, savedAt = null } = start;
  /** Sent, and perhaps stored: sent again as it was until there is an answer. */
  let unanswered: Values | undefined;
  let underWay: Promise<void> | undefined;
  let unsentSince: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  /** Why nothing is sent until somebody acts. */
  let halted: "conflict" | "signed out" | "refused" | "leaving" | undefined;
  let onDevice = true;
  let deviceWrites = 0;
  let theirs: { revision: number; values: Values; at: string } | undefined;

  const isStored = () => sameValues(form.read(), stored);

  async function keepOnDevice(): Promise<void> {
    const values = form.read();
    const turn = ++deviceWrites;
    onDevice = false;
    try {
      await keep({ values, base, stored, sent: unanswered }, sameValues(values, stored) && !unanswered);
      if (turn === deviceWrites) onDevice = true;
    } catch {
      // Private windows may have no room: the page says so, and asks before it is left.
    }
  }

  function later(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), milliseconds);
  }

  function changed(): void {
    // Something else may please the server better.
    if (halted === "refused") halted = undefined;
    void keepOnDevice();
    if (halted) return;
    // Typed and taken back: there is nothing to save.
    if (isStored() && !unanswered && !underWay) {
      clearTimeout(timer);
      unsentSince = undefined;
      show(savedAt ? { is: "saved", at: savedAt } : { is: "unwritten" });
      return;
    }
    // Without a line the next try comes by itself.
    if (failures > 0) return;
    show({ is: "saving" });
    unsentSince ??= Date.now();
    later(Math.max(0, Math.min(pause, unsentSince + longestPause - Date.now())));
  }

  function save(): Promise<void> {
    clearTimeout(timer);
    underWay ??= sendOnce().finally(() => {
      underWay = undefined;
    });
    return underWay;
  }

  async function sendOnce(): Promise<void> {
    if (halted) return;
    const values = unanswered ?? form.read();
    if (!unanswered && sameValues(values, stored)) return;
    unsentSince = undefined;
    unanswered = values;
    if (failures === 0) show({ is: "saving" });
    // First noted that it is under way: whoever is killed now must find out what the server has.
    await keepOnDevice();
    take(values, await send(values, base).catch((): Failure => "no line"));
  }

  function take(sent: Values, answer: Answer | Failure): void {
    if (answer === "no line" || answer === "no answer") fail(answer);
    else {
      unanswered = undefined;
      if (answer === "signed out") halt("signed out", { is: "signed out" });
      else if ("refused" in answer) halt("refused", { is: "refused", sentence: answer.refused });
      else if (answer.outcome === "refused") halt("refused", { is: "refused", sentence: answer.sentence });
      else takeText(sent, answer);
    }
  }

  function takeText(sent: Values, answer: Exclude<Answer, { outcome: "refused" }>): void {
    failures = 0;
    const typed = form.read();
    const rebased = rebaseValues(typed, sent, answer.values);
    arrived(answer.slug, answer.revision);
    if (rebased && !sameValues(rebased, typed)) form.write(rebased);
    // Typed on in the very words that somebody else changed: asked again from where it started, the server tells.
    if (!rebased) changed();
    else if (answer.outcome === "conflict") {
      theirs = { revision: answer.revision, values: answer.theirs, at: answer.at };
      conflict(answer.conflicts);
      halt("conflict", { is: "conflict" });
    } else {
      base = answer.revision;
      stored = answer.values;
      savedAt = answer.at;
      if (isStored()) {
        show({ is: "saved", at: answer.at });
        void keepOnDevice();
      } else changed();
    }
  }

  function fail(why: "no line" | "no answer"): void {
    show({ is: onDevice ? why : "nowhere" });
    later(retries[Math.min(failures, retries.length - 1)] ?? 0);
    failures++;
  }

  function halt(why: typeof halted, state: SaveState): void {
    halted = why;
    show(state);
    void keepOnDevice();
  }

  function goOn(): void {
    halted = undefined;
    failures = 0;
    void keepOnDevice();
    if (!isStored() || unanswered) void save();
  }

  return {
    changed,
    /** Also when the line is back. */
    save,
    get base() {
      return base;
    },
    /** A text from the device, and where it started. */
    putBack(kept: Kept): void {
      // The form was sent by its button meanwhile: the server has it.
      if (sameValues(kept.values, stored)) return void keepOnDevice();
      // What was under way when the page ended did arrive.
      if (!kept.sent || !sameValues(kept.sent, stored)) ({ base, stored } = kept);
      form.write(kept.values);
      changed();
    },
    /** Whoever chose a text for every conflict has seen both. */
    resolved(): void {
      if (theirs) {
        [base, stored, savedAt] = [theirs.revision, theirs.values, theirs.at];
        show({ is: "saved", at: theirs.at });
      }
      theirs = undefined;
      goOn();
    },
    startInConflict(stored: NonNullable<typeof theirs>): void {
      theirs = stored;
      halt("conflict", { is: "conflict" });
    },
    signedIn: goOn,
    lineIsBack(): void {
      if (failures === 0) return;
      failures = 0;
      void save();
    },
    /** Before the form itself is sent: nothing may overtake it. False without a line: whoever stays loses nothing. */
    async leave(): Promise<boolean> {
      clearTimeout(timer);
      await underWay;
      if (failures > 0) await save();
      if (failures > 0 || !navigator.onLine) {
        if (failures === 0) fail("no line");
        return false;
      }
      clearTimeout(timer);
      halted ??= "leaving";
      return true;
    },
    stay(): void {
      if (halted === "leaving") halted = undefined;
    },
    /** Whether something is neither on the server nor on the device. */
    isOnlyHere: () => !onDevice && !isStored(),
  };
}
