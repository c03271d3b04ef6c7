/**
 * Keeps what is typed into the enquiry form on this device, for a day or until it is sent, so that neither a reload nor
 * a dead line costs it. Without React, because it must work before the form is hydrated.
 */
type Field = HTMLInputElement | HTMLTextAreaElement;
/** When it was typed, and what is in each field. */
type Draft = [number, ...string[]];

const prefix = "draft:";
const day = 24 * 60 * 60_000;

export function keepDrafts(): void {
  ifStorable(() => {
    dropOld();
    const note = document.querySelector<HTMLElement>("[data-draft]");
    if (note) keepDraft(note, note.closest("form") as HTMLFormElement);
  });
}

/** Storage may be forbidden, or full. */
function ifStorable(use: () => void): void {
  try {
    use();
  } catch (error) {
    console.info(error);
  }
}

function keepDraft(note: HTMLElement, form: HTMLFormElement): void {
  const address = addressOf(form);
  const key = prefix + address;
  // All but the honeypot.
  const fields = [...form.querySelectorAll<Field>("input:not([tabindex]),textarea")];
  const answer = form.querySelector("#enquiry-result");
  if (answer?.matches("[role=status]")) localStorage.removeItem(key);

  const showNote = () => {
    note.dataset.draft = localStorage.getItem(key) ? "kept" : "";
  };
  const save = () => {
    // Words that a link has filled in are not the visitor's; those that come back with an answer are.
    const isTyped = fields.some(({ value, defaultValue }) => value && (answer || value !== defaultValue));
    const draft: Draft = [Date.now(), ...fields.map(({ value }) => value)];
    // Its name is spelled out where it is stored: a test holds the privacy policy against it.
    if (isTyped) localStorage.setItem(prefix + address, JSON.stringify(draft));
    else localStorage.removeItem(key);
    showNote();
  };

  const kept = read(key);
  if (kept) for (const [index, field] of fields.entries()) restore(field, kept[index + 1] as string, !answer);
  else save();
  showNote();

  form.addEventListener("input", ({ target }) => {
    (target as Field).style.removeProperty("field-sizing");
    ifStorable(save);
  });
  form.addEventListener("reset", (event) => {
    event.preventDefault();
    for (const field of fields) field.value = "";
    save();
    fields[0]?.focus();
  });
}

/** The same in every language, so that a draft is there when its writer changes it. */
function addressOf(form: HTMLFormElement): string {
  const [address = ""] = form.getAttribute("action")?.split("#") ?? [];
  return address.replace(new RegExp(`^/${document.documentElement.lang}(?=[/?]|$)`), "") || "/";
}

/** Not over what the visitor or the browser has put there already, nor over what comes back with an answer. */
function restore(field: Field, text: string, overDefault: boolean): void {
  if (!text || field.value !== field.defaultValue || (field.value && !overDefault)) return;
  // Grown by itself, the field would push away what is below.
  field.style.setProperty("field-sizing", "fixed");
  field.value = text;
}

function dropOld(): void {
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
