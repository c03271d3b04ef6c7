/** Searches while the visitor types, without a history entry per letter. Without script the form submits. */
import { fetchPart } from "./fetch-part.ts";

/** Milliseconds: long enough not to search letter by letter. */
const typingPause = 250;

export function searchWhileTyping(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-live]");
  const field = form?.querySelector("input");
  if (!form || !field) return;
  let timer: number | undefined;
  let request: AbortController | undefined;

  const find = async () => {
    request?.abort();
    request = new AbortController();
    const { signal } = request;
    const term = field.value.trim();
    const address = term ? `${form.action}?${new URLSearchParams({ q: term })}` : form.action;
    try {
      const part = await fetchPart(address, form.dataset.live ?? "", signal);
      if (signal.aborted) return;
      part.replace();
      history.replaceState(null, "", address);
    } catch (error) {
      // The submit button still works.
      if (!signal.aborted) console.info(error);
    }
  };

  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = window.setTimeout(find, typingPause);
  });
  form.addEventListener("submit", () => clearTimeout(timer));
}
