/** Connects a form with the outbox, which is fetched only once the visitor ticks "This is my own device". */
import type { OutboxWords } from "./outbox-words.ts";

type Outbox = typeof import("./outbox-panel.ts");
type FormOutboxWords = Omit<OutboxWords, "waiting"> & { onPhone: string; onDevice: string; full: string };

const choiceOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>("input[data-outbox]");
/** Set by app/shell/end-script.ts: an import here would make the build add a file to every page. */
const load = () => (document.documentElement as HTMLElement & { outbox: () => Promise<Outbox> }).outbox();

/** Fetches the outbox while there is a connection. */
export function followOwnDevice(form: HTMLFormElement): () => void {
  const fetchOutbox = () => {
    if (isOwnDevice(form)) load().catch(() => {});
  };
  fetchOutbox();
  form.addEventListener("change", fetchOutbox);
  return () => form.removeEventListener("change", fetchOutbox);
}

export const isOwnDevice = (form: HTMLFormElement): boolean => choiceOf(form)?.checked === true;

/**
 * Keeps the entries of a form that could not be sent; they include the form id. Resolves with undefined once the outbox
 * has them, otherwise with the sentence that says why it has not.
 */
export async function keepInOutbox(
  form: HTMLFormElement,
  entries: FormData,
  title: string,
): Promise<string | undefined> {
  const { onPhone, onDevice, full, ...words }: FormOutboxWords = JSON.parse(
    choiceOf(form)?.dataset.outbox ?? "{}",
  );
  const { keep } = await load();
  const waiting = /Mobi/.test(navigator.userAgent) ? onPhone : onDevice;
  const isKept = keep(form, entries, { title, words: { ...words, waiting } });
  return isKept ? undefined : full;
}

/** The form was filled in from a message in the outbox, which is sent now. */
export function forgetEdited(form: HTMLFormElement): void {
  const { edited } = form.dataset;
  delete form.dataset.edited;
  if (edited)
    load().then(
      ({ discard }) => discard(edited),
      () => {},
    );
}
