import { type RefObject, useEffect, useRef, useState } from "react";
import { useIslandWords } from "../islands/island-words.ts";
import { type Autosave, type Conflict, createAutosave } from "./autosave.ts";
import { autosavedForm, type NamesIn, type Prepare } from "./autosaved-form.ts";
import { type DeviceDraft, deviceDraftOf } from "./device-drafts.ts";
import { focusOn, setValueIn } from "./form-controls.ts";
import { postDraft } from "./post-draft.ts";
import { rebaseValues } from "./rebase.ts";
import type { SaveState } from "./save-state.ts";
import { sameValues, type Values } from "./values.ts";

export type Autosaved = {
  /** Names the draft on the device, with `id`. */
  kind: string;
  id: string;
  /** Null until it is stored. */
  slug: string | null;
  /** The address of this page once the record is stored. */
  addressOf: (slug: string) => string;
  namesIn: NamesIn;
  prepare?: Prepare;
  revision: number;
  stored: Values;
  savedAt: string | null;
  conflicts: Conflict[];
  now: string;
  person: { id: string };
  /** Posted with the fields. */
  extraFields?: Values;
  /** A reply that was sent: its draft is not restored. */
  lastSent?: Values | null;
  /** What the server does to a text that is submitted, such as completing its links. */
  complete?: (values: Values) => Values;
};

/** Saves the form while the writer types, including anything typed before this script loaded. */
export function useAutosave(
  element: RefObject<HTMLFormElement | null>,
  writing: Autosaved,
  onAnswer: (answer: unknown) => void = () => {},
) {
  const { saving: words, conflicts: conflictWords } = useIslandWords().editor;
  const [state, show] = useState(() => firstState(writing));
  const [slug, setSlug] = useState(writing.slug);
  const [conflicts, setConflicts] = useState(writing.conflicts);
  const [isSigningIn, setSigningIn] = useState(false);
  const autosave = useRef<Autosave>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts once, with the values that the page was loaded with.
  useEffect(() => {
    if (!element.current) return;
    const { kind, id, revision: base, stored, person, addressOf } = writing;
    const { namesIn, prepare = () => {}, slug } = writing;
    const form = autosavedForm(element.current, { namesIn, prepare, slug: slug ?? "" });
    const device = deviceDraftOf({ person: person.id, kind, id, isNew: writing.slug === null });
    const saving = createAutosave({
      ...{ base, stored, form, savedAt: writing.savedAt },
      keepOnDevice: (draft, isStored) =>
        device.keep({ ...draft, address: form.address() }, isStored && !form.addressChanged()),
      async send(values, from) {
        const draft = { id: form.id(), values: { ...writing.extraFields, ...values }, base: from };
        const answer = await postDraft(location.pathname, draft, words);
        onAnswer(answer);
        return answer;
      },
      show(next) {
        show(next);
        if (next.is === "signed out") setSigningIn(true);
      },
      onStored(known, revision) {
        form.setStored(known, revision);
        setSlug(known);
        device.becomeKnown();
        showAddress(addressOf(known));
        // The copy of this page is renewed: see app/desk/browser/keep-page.ts.
        dispatchEvent(new Event("desk-saved"));
      },
      onConflict: setConflicts,
    });
    autosave.current = saving;
    const { earlier } = conflictWords;
    return start({ element: element.current, form, device, saving, writing, setConflicts, earlier });
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
      isOpen: isSigningIn,
      open: () => setSigningIn(true),
      close: () => setSigningIn(false),
      done() {
        setSigningIn(false);
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
  form: ReturnType<typeof autosavedForm>;
  device: ReturnType<typeof deviceDraftOf>;
  saving: Autosave;
  writing: Autosaved;
  setConflicts: (conflicts: Conflict[]) => void;
  /** The author of the draft on the device. */
  earlier: string;
};

/** The page of a new record gets the record's address, and so does a record that someone else has moved. */
function showAddress(address: string): void {
  if (location.pathname !== address) history.replaceState(history.state, "", address);
}

/** Restores the draft that only the device has, and listens to the page. */
function start({ element, form, device, saving, writing, setConflicts, earlier }: Started) {
  const { slug, addressOf, conflicts, revision, stored, savedAt, now, lastSent } = writing;
  const { complete = (values) => values } = writing;
  if (slug) showAddress(addressOf(slug));
  if (conflicts.length > 0) saving.startInConflict({ revision, values: stored, at: savedAt ?? now });
  // A difference was typed before this script loaded, or came back with a refused submit.
  else if (slug === null && form.isEdited(stored)) saving.changed();
  else
    void device.find().then((found) => {
      if (found && lastSent && sameValues(found.values, lastSent)) void device.keep(found, true);
      else if (found) restore({ ...found, values: complete(found.values) });
      else if (form.isEdited(stored)) saving.changed();
    }, console.info);

  function restore(found: DeviceDraft): void {
    const values = rebaseValues(form.read(), stored, found.values);
    form.setId(found.id);
    if (found.address) form.setAddress(found.address);
    if (values) saving.restore({ ...found, values });
    else conflictWithDevice(found.values);
  }

  /** Before this script loaded, the writer typed in the same words that the draft on the device changes. */
  function conflictWithDevice(draft: Values): void {
    const typed = form.read();
    const differing = Object.keys(typed).filter((name) => typed[name] !== draft[name]);
    saving.startInConflict({ revision, values: stored, at: savedAt ?? now });
    setConflicts(
      differing.map((field) => {
        const [yours, theirs] = [typed[field] ?? "", draft[field] ?? ""];
        return { field, by: earlier, mine: yours, theirs, places: [{ yours, theirs }] };
      }),
    );
  }

  let isSubmitting = false;
  const onSubmit = (event: SubmitEvent) => {
    if (isSubmitting || event.target !== element) return;
    event.preventDefault();
    // A form cannot be submitted from within its own event.
    setTimeout(() => void submit(event.submitter));
  };
  async function submit(button: HTMLElement | null): Promise<void> {
    if (!(await saving.beforeSubmit())) return;
    // Of the last autosave.
    form.setBase(saving.base);
    isSubmitting = true;
    element.requestSubmit(button);
    isSubmitting = false;
  }
  const onVisibility = () => {
    if (document.visibilityState === "visible") saving.online();
    else void saving.save();
  };
  const onLeave = (event: BeforeUnloadEvent) => {
    if (saving.isOnlyOnPage()) event.preventDefault();
  };
  const ended = new AbortController();
  const { signal } = ended;
  element.addEventListener("submit", onSubmit, { signal });
  element.addEventListener("input", saving.changed, { signal });
  element.addEventListener("change", saving.changed, { signal });
  addEventListener("online", saving.online, { signal });
  addEventListener("pageshow", saving.cameBack, { signal });
  addEventListener("beforeunload", onLeave, { signal });
  document.addEventListener("visibilitychange", onVisibility, { signal });
  return () => ended.abort();
}
