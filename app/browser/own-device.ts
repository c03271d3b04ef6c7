/** Fetches the outbox once the visitor ticks "This is my own device": it may be needed without a connection. */
export function followOwnDevice(): void {
  const fetchOutbox = () => {
    if (document.querySelector("input[data-outbox]:checked"))
      // Set by app/shell/end-script.ts.
      (document.documentElement as HTMLElement & { outbox: () => Promise<unknown> })
        .outbox()
        .catch(console.info);
  };
  fetchOutbox();
  addEventListener("change", fetchOutbox);
}
