const isTicked = (form: ParentNode) => form.querySelector("input[data-outbox]:checked") !== null;

/** Fetches the outbox once the visitor ticks "This is my own device": it may be needed without a connection. */
export function followOwnDevice(): void {
  const fetchOutbox = () => {
    if (isTicked(document))
      // Set by app/shell/end-script.ts.
      (document.documentElement as HTMLElement & { outbox: () => Promise<unknown> })
        .outbox()
        .catch(console.info);
  };
  fetchOutbox();
  addEventListener("change", fetchOutbox);
  addEventListener("submit", stayWithoutConnection);
}

/** A form that neither has a script nor may wait says that there is no connection, and keeps what was typed. */
function stayWithoutConnection(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const notice = form.querySelector<HTMLElement>("[data-no-connection]");
  if (!notice || navigator.onLine || isTicked(form)) return;
  event.preventDefault();
  notice.hidden = false;
  notice.focus();
}
