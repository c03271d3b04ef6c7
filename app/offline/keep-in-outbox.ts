/** Connects a form with the outbox, which app/browser/own-device.ts fetches once the visitor ticks "This is my own device". */
type Outbox = typeof import("./outbox-panel.ts");
/** Set by app/shell/end-script.ts: an import here would make the build add a file to every page. */
const load = () => (document.documentElement as HTMLElement & { outbox: () => Promise<Outbox> }).outbox();

export const isOwnDevice = (form: HTMLFormElement): boolean =>
  form.querySelector("input[data-outbox]:checked") !== null;

/**
 * Keeps the entries of a form that could not be sent; they include the form id. Resolves with undefined once the outbox
 * has them, otherwise with the sentence that says why it has not.
 */
export async function keepInOutbox(
  form: HTMLFormElement,
  entries: FormData,
  title: string,
): Promise<string | undefined> {
  return (await load()).keep(form, entries, title);
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
