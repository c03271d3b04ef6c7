/**
 * Saves the form to the server while the writer types. One request at a time, each with the revision it started from,
 * so that none overtakes another. Until the server has the text, the device keeps a copy.
 */
import { rebaseValues } from "./rebase.ts";
import type { SaveState } from "./save-state.ts";
import { sameValues, type Values } from "./values.ts";

export type Conflict = {
  field: string;
  /** Who wrote the other version. */
  by: string;
  /** The whole merged text, with the writer's sentences or the other person's where both changed the same ones. */
  mine: string;
  theirs: string;
  /** The sentences that differ. */
  places: { yours: string; theirs: string }[];
};

type Stored = {
  revision: number;
  slug: string;
  values: Values;
  at: string;
  /** Whether visitors still see an earlier version. */
  changesWait?: boolean;
  isSample?: boolean;
};
export type Answer =
  | (Stored & { outcome: "saved" | "merged" })
  /** `values`: the merged text, with the writer's version of each conflict; `theirs`: the stored text. */
  | (Stored & { outcome: "conflict"; theirs: Values; conflicts: Conflict[] })
  | { outcome: "refused"; sentence: string };

type Failure = "offline" | "no answer" | "signed out" | { refused: string };

export type UnsavedDraft = {
  values: Values;
  /** The revision that the writer started from, and its text. */
  base: number;
  stored: Values;
  /** Sent but not answered: the server may have it. */
  sent: Values | undefined;
};

type Options = {
  /** The revision that the page was loaded with, and its text. */
  base: number;
  stored: Values;
  /** When the server stored that revision; null if it has nothing yet. */
  savedAt?: string | null;
  form: { read(): Values; write(values: Values): void };
  /** Rejects if the device cannot store it. `isStored`: the server has all of it, so the copy can go. */
  keepOnDevice: (draft: UnsavedDraft, isStored: boolean) => Promise<void>;
  send: (values: Values, base: number) => Promise<Answer | Failure>;
  show: (state: SaveState) => void;
  onStored: (slug: string, revision: number) => void;
  onConflict: (conflicts: Conflict[]) => void;
};

/** In milliseconds: after the last key, and at most after the first. */
const pause = 1000;
const longestPause = 2500;
const retries = [2000, 4000, 8000, 15_000];

export type Autosave = ReturnType<typeof createAutosave>;

export function createAutosave({ form, send, show, onStored, onConflict, ...start }: Options) {
  let { base, stored, savedAt = null } = start;
  /** Sent, and perhaps stored: sent again unchanged until the server answers. */
  let unanswered: Values | undefined;
  let sending: Promise<void> | undefined;
  let unsentSince: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  /** Why nothing is sent until the writer acts. */
  let halted: "conflict" | "signed out" | "refused" | "submitting" | undefined;
  let onDevice = true;
  let deviceWrites = 0;
  let theirs: { revision: number; values: Values; at: string } | undefined;

  const isStored = () => sameValues(form.read(), stored);

  async function keepOnDevice(): Promise<void> {
    const values = form.read();
    const write = ++deviceWrites;
    onDevice = false;
    try {
      await start.keepOnDevice(
        { values, base, stored, sent: unanswered },
        sameValues(values, stored) && !unanswered,
      );
      if (write === deviceWrites) onDevice = true;
    } catch {
      // Private windows may refuse to store it: the page says so, and asks before the writer leaves.
    }
  }

  function saveAfter(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), milliseconds);
  }

  function changed(): void {
    // The server may accept the changed text.
    if (halted === "refused") halted = undefined;
    void keepOnDevice();
    if (halted) return;
    // Typed and deleted again: nothing to save.
    if (isStored() && !unanswered && !sending) {
      clearTimeout(timer);
      unsentSince = undefined;
      show(savedAt ? { is: "saved", at: savedAt } : { is: "unwritten" });
      return;
    }
    // A retry is already scheduled.
    if (failures > 0) return;
    show({ is: "saving" });
    unsentSince ??= Date.now();
    saveAfter(Math.max(0, Math.min(pause, unsentSince + longestPause - Date.now())));
  }

  function save(): Promise<void> {
    clearTimeout(timer);
    sending ??= sendOnce().finally(() => {
      sending = undefined;
    });
    return sending;
  }

  async function sendOnce(): Promise<void> {
    if (halted) return;
    const values = unanswered ?? form.read();
    if (!unanswered && sameValues(values, stored)) return;
    unsentSince = undefined;
    unanswered = values;
    if (failures === 0) show({ is: "saving" });
    // Note the request on the device first: if the browser is killed now, the next page must check what arrived.
    await keepOnDevice();
    handleAnswer(values, await send(values, base).catch((): Failure => "offline"));
  }

  function handleAnswer(sent: Values, answer: Answer | Failure): void {
    if (answer === "offline" || answer === "no answer") fail(answer);
    else {
      unanswered = undefined;
      if (answer === "signed out") halt("signed out", { is: "signed out" });
      else if ("refused" in answer) halt("refused", { is: "refused", sentence: answer.refused });
      else if (answer.outcome === "refused") halt("refused", { is: "refused", sentence: answer.sentence });
      else applyAnswer(sent, answer);
    }
  }

  function applyAnswer(sent: Values, answer: Exclude<Answer, { outcome: "refused" }>): void {
    failures = 0;
    const typed = form.read();
    const rebased = rebaseValues(typed, sent, answer.values);
    onStored(answer.slug, answer.revision);
    if (rebased && !sameValues(rebased, typed)) form.write(rebased);
    // The writer kept typing in the words that someone else changed: save again from the old base, and the server
    // reports the conflict.
    if (!rebased) changed();
    else if (answer.outcome === "conflict") {
      theirs = { revision: answer.revision, values: answer.theirs, at: answer.at };
      onConflict(answer.conflicts);
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

  function fail(why: "offline" | "no answer"): void {
    show({ is: onDevice ? why : "not stored" });
    saveAfter(retries[Math.min(failures, retries.length - 1)] ?? 0);
    failures++;
  }

  function halt(why: typeof halted, state: SaveState): void {
    halted = why;
    show(state);
    void keepOnDevice();
  }

  function resume(): void {
    halted = undefined;
    failures = 0;
    void keepOnDevice();
    if (!isStored() || unanswered) void save();
  }

  return {
    changed,
    save,
    get base() {
      return base;
    },
    /** Continues with a draft that was kept on the device. */
    restore(draft: UnsavedDraft): void {
      // The form was submitted in the meantime: the server has it.
      if (sameValues(draft.values, stored)) return void keepOnDevice();
      // Unless the unanswered request did arrive, continue from where the draft started.
      if (!draft.sent || !sameValues(draft.sent, stored)) ({ base, stored } = draft);
      form.write(draft.values);
      changed();
    },
    /** The writer has chosen a version of every conflict, and so has seen the stored text. */
    resolved(): void {
      if (theirs) {
        [base, stored, savedAt] = [theirs.revision, theirs.values, theirs.at];
        show({ is: "saved", at: theirs.at });
      }
      theirs = undefined;
      resume();
    },
    startInConflict(stored: NonNullable<typeof theirs>): void {
      theirs = stored;
      halt("conflict", { is: "conflict" });
    },
    signedIn: resume,
    online(): void {
      if (failures === 0) return;
      failures = 0;
      void save();
    },
    /** Lets no request overtake the form. False while offline: the writer stays on the page, where the text is safe. */
    async beforeSubmit(): Promise<boolean> {
      clearTimeout(timer);
      await sending;
      if (failures > 0) await save();
      if (failures > 0 || !navigator.onLine) {
        if (failures === 0) fail("offline");
        return false;
      }
      clearTimeout(timer);
      halted ??= "submitting";
      return true;
    },
    /** The browser came back to the page after the form was submitted. */
    cameBack(): void {
      if (halted === "submitting") halted = undefined;
    },
    /** Whether neither the server nor the device has the text. */
    isOnlyOnPage: () => !onDevice && !isStored(),
  };
}
