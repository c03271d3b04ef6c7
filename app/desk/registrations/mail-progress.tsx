import { useEffect, useState } from "react";
import type { DeskTranslation } from "../../words/translation.ts";
import { useFillMessage } from "../ui/page-settings.ts";

type Props = {
  /** Mails to people of the event that are still to be sent. */
  unsent: number;
  /** How many people the last letter went to; 0 if the page was opened otherwise. */
  written: number;
  isMailSetUp: boolean;
  /** The address that answers with the current number. */
  address: string;
  words: DeskTranslation["letter"]["progress"];
};

/** In milliseconds. */
const pause = 2000;
const maxTries = 300;

/** How many mails are sent. With script, it asks again until all are. */
export function MailProgress({ unsent: first, written, isMailSetUp, address, words }: Props) {
  const [unsent, setUnsent] = useState(first);
  const fill = useFillMessage();
  const isWaiting = unsent > 0 && isMailSetUp;
  useEffect(() => {
    if (!isWaiting) return;
    let tries = 0;
    const timer = window.setInterval(async () => {
      if (++tries > maxTries) return clearInterval(timer);
      if (document.visibilityState !== "visible") return;
      const now = await fetchUnsent(address);
      if (now !== undefined) setUnsent(now);
    }, pause);
    return () => clearInterval(timer);
  }, [isWaiting, address]);
  const sent = Math.max(0, written - unsent);
  return (
    <div>
      {written > 0 && unsent > 0 && <progress max={written} value={sent} aria-label={words.label} />}
      <p role="status">
        {written > 0 && fill(words.sent, { sent, written })} {unsent > 0 && fill(words.unsent, { unsent })}{" "}
        {unsent > 0 && !isMailSetUp && words.notSetUp}
      </p>
    </div>
  );
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
