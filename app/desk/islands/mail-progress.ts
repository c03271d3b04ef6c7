/** Shows how many mails to people of an event are sent, until all are: see app/desk/registrations/mail-progress.tsx. */
import type { DeskTranslation } from "../../words/translation.ts";
import { fillMessage } from "../ui/fill-message.ts";

export type MailProgressData = {
  /** How many people the last letter went to; 0 if the page was opened otherwise. */
  written: number;
  /** The address that answers with the number of mails still to be sent. */
  address: string;
  words: Pick<DeskTranslation["letter"]["progress"], "sent" | "unsent">;
};

/** In milliseconds. */
const pause = 2000;
const maxTries = 300;

export function startMailProgress(root: HTMLElement): void {
  const { written, address, words }: MailProgressData = JSON.parse(root.dataset.mailProgress ?? "{}");
  const fill = (text: string, values: Record<string, number>) =>
    fillMessage(text, values, document.documentElement.lang);
  let tries = 0;
  const timer = setInterval(async () => {
    if (++tries > maxTries) return clearInterval(timer);
    if (document.visibilityState !== "visible") return;
    const unsent = await fetchUnsent(address);
    if (unsent === undefined) return;
    if (unsent === 0) clearInterval(timer);
    const sent = Math.max(0, written - unsent);
    const bar = root.querySelector("progress");
    if (bar) bar.value = sent;
    root
      .querySelector("[role=status]")
      ?.replaceChildren(
        [written && fill(words.sent, { sent, written }), unsent && fill(words.unsent, { unsent })]
          .filter(Boolean)
          .join(" "),
      );
  }, pause);
}

/** Undefined if the server does not answer. */
async function fetchUnsent(address: string): Promise<number | undefined> {
  try {
    // Without a session the answer is a redirect to the sign-in page.
    const answer = await fetch(address, { redirect: "error" });
    return answer.ok ? ((await answer.json()) as { unsent: number }).unsent : undefined;
  } catch {
    return undefined;
  }
}
