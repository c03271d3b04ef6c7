import { type RefObject, useEffect, useRef, useState } from "react";
import { type Autosave, autosaveOf, type Conflict } from "./autosave.ts";
import { formOf, type NamesIn, type Prepare } from "./autosaved-form.ts";
import { deviceOf } from "./device-drafts.ts";
import type { DeviceText } from "./device-texts.ts";
import { focusOn, setValueIn } from "./form-controls.ts";
import { sendText } from "./post-draft.ts";
import { rebaseValues } from "./rebase.ts";
import type { SaveState } from "./save-state.ts";
import { sameValues, type Values } from "./values.ts";

/** What is saved while somebody types. */
export type Autosaved = {
  /** Which text it is, for the device. */
  kind: string;
  id: string;
  /** Null until it is stored. */
  slug: string | null;
  /** The page on which it is written, once it is stored. */
  addressOf: (slug: string) => string;
  namesIn: NamesIn;
  prepare?: Prepare;
  revision: number;
  stored: Values;
  savedAt: string | null;
  conflicts: Conflict[];
  now: string;
  person: { id: string };
  /** What the server is told along with the fields. */
  along?: Values;
  /** What has left already, and is not put back. */
  gone?: Values | null;
  /** What the server makes of a text that is sent by a button. */
  complete?: (values: Values) => Values;
};

/** Saves what is typed into the form, from the first key, and what was typed before this script came. */
export function useAutosave(
  element: RefObject<HTMLFormElement | null>,
  writing: Autosaved,
  /** Told what the server answers. */
  hear: (answer: unknown) => void = () => {},
) {
  const [state, show] = useState(() => firstState(writing));
  const [slug, setSlug] = useState(writing.slug);
  const [conflicts, setConflicts] = useState(writing.conflicts);
  const [isAsked, ask] = useState(false);
  const autosave = useRef<Autosave>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts once, with what the page came with.
  useEffect(() => {
    if (!element.current) return;
    const { kind, id, revision: base, stored, person, addressOf } = writing;
    const { namesIn, prepare = () => {}, slug } = writing;
    const form = formOf(element.current, { namesIn, prepare, slug: slug ?? "" });
    const device = deviceOf({ person: person.id, kind, id, isNew: writing.slug === null });
    const saving = autosaveOf({
      ...{ base, stored, form, savedAt: writing.savedAt },
      keep: (kept, isStored) =>
        device.keep({ ...kept, address: form.address() }, isStored && !form.addressChanged()),
      async send(values, from) {
        const answer = await sendText(location.pathname, form.id(), { ...writing.along, ...values }, from);
        hear(answer);
        return answer;
      },
      show(next) {
        show(next);
        if (next.is === "signed out") ask(true);
      },
      arrived(known, revision) {
        form.setStored(known, revision);
        setSlug(known);
        device.isKnown();
        // `/new` becomes its own address, and one that somebody else has changed becomes the new one.
        if (location.pathname !== addressOf(known)) history.replaceState(history.state, "", addressOf(known));
      },
      conflict: setConflicts,
    });
    autosave.current = saving;
    return start({ element: element.current, form, device, saving, writing, setConflicts });
  }, []);

  return {
    state,
    slug,
    conflicts,
    resolve(conflict: Conflict, choice: "mine" | "theirs") {
      const form = element.current;
      if (choice === "theirs" && form) setValueIn(form, conflict.field, conflict.theirs);
      const left = conflicts.filter((one) => one !== conflict);
      setConflicts(left);
      if (form) focusOn(form, conflict.field);
      if (left.length === 0) autosave.current?.resolved();
      else autosave.current?.changed();
    },
    signIn: {
      isAsked,
      ask: () => ask(true),
      later: () => ask(false),
      done() {
        ask(false);
        autosave.current?.signedIn();
      },
    },
  };
}

function firstState({ conflicts, savedAt }: Autosaved): SaveState {
  if (conflicts.length > 0) return { is: "conflict" };
  return savedAt ? { is: "saved", at: savedAt } : { is: "unwritten" };
}

type Started = {
  element: HTMLFormElement;
  form: ReturnType<typeof formOf>;
  device: ReturnType<typeof deviceOf>;
  saving: Autosave;
  writing: Autosaved;
  setConflicts: (conflicts: Conflict[]) => void;
};

/** Puts back what only the device has, and listens. */
function start({ element, form, device, saving, writing, setConflicts }: Started) {
  const { slug, addressOf, conflicts, revision, stored, savedAt, now, gone } = writing;
  const { complete = (values) => values } = writing;
  if (slug && location.pathname !== addressOf(slug)) history.replaceState(history.state, "", addressOf(slug));
  if (conflicts.length > 0) saving.startInConflict({ revision, values: stored, at: savedAt ?? now });
  // What differs now was typed before this script came, or came back with a refusal.
  else if (slug === null && form.isEdited(stored)) saving.changed();
  else
    void device.find().then((found) => {
      if (found && gone && sameValues(found.values, gone)) void device.keep(found, true);
      else if (found) putBack({ ...found, values: complete(found.values) });
      else if (form.isEdited(stored)) saving.changed();
    }, console.info);

  function putBack(found: DeviceText): void {
    const values = rebaseValues(form.read(), stored, found.values);
    form.setId(found.id);
    if (found.address) form.setAddress(found.address);
    if (values) saving.putBack({ ...found, values });
    else conflictWithDevice(found.values);
  }

  /** Typed on before this script came, in the very words that only the device has. */
  function conflictWithDevice(kept: Values): void {
    const typed = form.read();
    const differing = Object.keys(typed).filter((name) => typed[name] !== kept[name]);
    saving.startInConflict({ revision, values: stored, at: savedAt ?? now });
    setConflicts(
      differing.map((field) => {
        const [yours, theirs] = [typed[field] ?? "", kept[field] ?? ""];
        return { field, mine: yours, theirs, places: [{ yours, theirs }] };
      }),
    );
  }

  let isSending = false;
  const submit = (event: SubmitEvent) => {
    if (isSending || event.target !== element) return;
    event.preventDefault();
    // A form cannot be sent from within its own event.
    setTimeout(() => void send(event.submitter));
  };
  /** Nothing may overtake the form, and it takes along the revision of what arrived last. */
  async function send(button: HTMLElement | null): Promise<void> {
    if (!(await saving.leave())) return;
    form.setBase(saving.base);
    isSending = true;
    element.requestSubmit(button);
    isSending = false;
  }
  const input = () => saving.changed();
  const lineIsBack = () => saving.lineIsBack();
  const isSeen = () => {
    if (document.visibilityState === "visible") saving.lineIsBack();
    else void saving.save();
  };
  const cameBack = () => saving.stay();
  const leaves = (event: BeforeUnloadEvent) => {
    if (saving.isOnlyHere()) event.preventDefault();
  };
  element.addEventListener("submit", submit);
  element.addEventListener("input", input);
  element.addEventListener("change", input);
  addEventListener("online", lineIsBack);
  addEventListener("pageshow", cameBack);
  addEventListener("beforeunload", leaves);
  document.addEventListener("visibilitychange", isSeen);
  return () => {
    element.removeEventListener("submit", submit);
    element.removeEventListener("input", input);
    element.removeEventListener("change", input);
    removeEventListener("online", lineIsBack);
    removeEventListener("pageshow", cameBack);
    removeEventListener("beforeunload", leaves);
    document.removeEventListener("visibilitychange", isSeen);
  };
}
