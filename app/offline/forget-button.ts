/** The button "Forget everything on this device": fetched when it is pressed, on low-data pages too. */
import { forgetEverything, hasUnsentTexts, type Removed } from "./forget.ts";

type Words = Record<keyof Removed | "question" | "removed" | "nothing", string>;

export async function forget(form: HTMLFormElement): Promise<void> {
  const result = form.querySelector<HTMLElement>("[role=status]");
  const words: Words = JSON.parse(result?.dataset.words ?? "{}");
  if ((await hasUnsentTexts()) && !confirm(words.question)) return;
  const removed = await forgetEverything();
  // The text on the screen, too: it would be kept again with the next letter.
  document.querySelector("[data-draft]")?.closest("form")?.reset();
  dispatchEvent(new Event("outbox"));
  result?.replaceChildren(sentenceOf(removed, words));
  result?.classList.add("shown");
  result?.focus();
  await removeCookie(form);
}

function sentenceOf(removed: Removed, words: Words): string {
  const { lang } = document.documentElement;
  const parts = (Object.entries(removed) as [keyof Removed, number][])
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${words[name]} (${count.toLocaleString(lang)})`);
  if (parts.length === 0) return words.nothing;
  return `${words.removed} ${new Intl.ListFormat(lang).format(parts)}.`;
}

/** Scripts cannot see the cookie of low-data mode. Without a connection it stays: it says nothing about the visitor. */
async function removeCookie(form: HTMLFormElement): Promise<void> {
  const body = new URLSearchParams([...new FormData(form)] as [string, string][]);
  await fetch(form.action, { method: "POST", body, redirect: "manual" }).catch(() => {});
}
