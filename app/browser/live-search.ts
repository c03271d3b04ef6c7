/** Searches while the visitor types, without a history entry for each letter. Without script the form submits. */
import { fetchPart } from "./fetch-part.ts";

/** Long enough that a word is not asked for letter by letter. */
const pause = 250;

export function searchWhileTyping(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-live]");
  const field = form?.querySelector("input");
  if (!form || !field) return;
  let timer: number | undefined;
  let underWay: AbortController | undefined;

  const find = async () => {
    underWay?.abort();
    underWay = new AbortController();
    const { signal } = underWay;
    const term = field.value.trim();
    const address = term ? `${form.action}?${new URLSearchParams({ q: term })}` : form.action;
    try {
      const part = await fetchPart(address, form.dataset.live ?? "", signal);
      if (signal.aborted) return;
      part.replace();
      history.replaceState(null, "", address);
    } catch (error) {
      // The button still leads to what was asked for.
      if (!signal.aborted) console.info(error);
    }
  };

  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = window.setTimeout(find, pause);
  });
  form.addEventListener("submit", () => clearTimeout(timer));
}
