/**
 * Stores the text typed into the enquiry form on this device, for a day or until it is sent, so that a reload or a lost
 * connection does not lose it. Without React, because it must work before the form is hydrated.
 */
type Field = HTMLInputElement | HTMLTextAreaElement;
/** The time of the last change, then the value of each field. */
type Draft = [number, ...string[]];

const prefix = "draft:";
const day = 24 * 60 * 60_000;

export function keepDrafts(): void {
  withStorage(() => {
    removeOldDrafts();
    const note = document.querySelector<HTMLElement>("[data-draft]");
    if (note) keepDraft(note, note.closest("form") as HTMLFormElement);
  });
}

/** Storage may be blocked or full. */
function withStorage(use: () => void): void {
  try {
    use();
  } catch (error) {
    console.info(error);
  }
}

function keepDraft(note: HTMLElement, form: HTMLFormElement): void {
  const address = addressOf(form);
  const key = prefix + address;
  // All fields but the honeypot and the checkbox of the outbox.
  const fields = [...form.querySelectorAll<Field>("input[id],textarea")];
  const answer = form.querySelector("#enquiry-result");
  if (answer?.matches("[role=status]")) localStorage.removeItem(key);

  const showNote = () => {
    note.dataset.draft = localStorage.getItem(key) ? "kept" : "";
  };
  const save = () => {
    // Text prefilled by a link is not a draft; text that comes back with a server answer is.
    const isTyped = fields.some(({ value, defaultValue }) => value && (answer || value !== defaultValue));
    const draft: Draft = [Date.now(), ...fields.map(({ value }) => value)];
    // Spelled out, not `key`: a test compares stored names with the privacy policy.
    if (isTyped) localStorage.setItem(prefix + address, JSON.stringify(draft));
    else localStorage.removeItem(key);
    showNote();
  };

  const stored = read(key);
  if (stored)
    for (const [index, field] of fields.entries()) restore(field, stored[index + 1] as string, !answer);
  else save();
  showNote();

  form.addEventListener("input", ({ target }) => {
    (target as Field).style.removeProperty("field-sizing");
    withStorage(save);
  });
  form.addEventListener("reset", (event) => {
    event.preventDefault();
    for (const field of fields) field.value = "";
    save();
    fields[0]?.focus();
  });
}

/** Without the language prefix, so that a draft survives a change of language. */
function addressOf(form: HTMLFormElement): string {
  const [address = ""] = form.getAttribute("action")?.split("#") ?? [];
  return address.replace(new RegExp(`^/${document.documentElement.lang}(?=[/?]|$)`), "") || "/";
}

/** Never overwrites text from the visitor, the browser or a server answer. */
function restore(field: Field, text: string, overDefault: boolean): void {
  if (!text || field.value !== field.defaultValue || (field.value && !overDefault)) return;
  // A field that grows by itself would push the content below away.
  field.style.setProperty("field-sizing", "fixed");
  field.value = text;
}

function removeOldDrafts(): void {
  for (const key of Object.keys(localStorage)) {
    const age = Date.now() - (read(key)?.[0] ?? 0);
    if (key.startsWith(prefix) && !(age >= 0 && age < day)) localStorage.removeItem(key);
  }
}

function read(key: string): Draft | undefined {
  try {
    return JSON.parse((key.startsWith(prefix) && localStorage.getItem(key)) || "") as Draft;
  } catch {
    return undefined;
  }
}
