import { useEffect, useState } from "react";
import type { DeskTranslation } from "../../words/translation.ts";
import { Moment } from "../ui/moment.tsx";
import { useFillMessage } from "../ui/page-settings.ts";
import styles from "./delivery-status.module.css";

/** The state of the mail with a reply. */
export type ShownDelivery = {
  is: "waits" | "sent" | "failed";
  at: string;
  attempts: number;
  problem: string | null;
};

type DeliveryProps = {
  delivery: ShownDelivery;
  /** The address that answers with the current state. */
  address: string;
  words: DeskTranslation["enquiries"]["delivery"];
};

/** In milliseconds. Most mails are sent within seconds; a failed one is retried after minutes. */
const pauses = { soon: 1000, later: 15_000 };
const [soonTries, maxTries] = [20, 200];

/** With script, polls the server until a waiting mail is sent or has failed. */
export function DeliveryStatus({ delivery: first, address, words }: DeliveryProps) {
  const [delivery, setDelivery] = useState(first);
  const waits = delivery.is === "waits";
  useEffect(() => {
    if (!waits) return;
    let [tries, timer] = [0, 0];
    const pollLater = () => {
      timer = window.setTimeout(poll, tries < soonTries ? pauses.soon : pauses.later);
    };
    const poll = async () => {
      const now = document.visibilityState === "visible" ? await fetchDelivery(address) : undefined;
      if (now) setDelivery(now);
      if (++tries < maxTries) pollLater();
    };
    pollLater();
    return () => clearTimeout(timer);
  }, [waits, address]);
  return (
    <p role="status" className={delivery.is === "failed" ? styles.failed : styles.line}>
      <Sentence {...delivery} words={words} />
    </p>
  );
}

function Sentence({ is, at, attempts, problem, words }: ShownDelivery & Pick<DeliveryProps, "words">) {
  const fill = useFillMessage();
  if (is === "sent")
    return (
      <>
        {words.sent} <Moment instant={at} />
      </>
    );
  if (is === "failed")
    return (
      <>
        {problem ? fill(words.failedBecause, { problem }) : words.failed} <Moment instant={at} />
      </>
    );
  if (problem) return fill(words.retrying, { problem, attempts });
  return attempts === 0 ? words.waiting : words.sending;
}

/** Undefined if the server does not answer. */
async function fetchDelivery(address: string): Promise<ShownDelivery | undefined> {
  try {
    // Without a session the answer is a redirect to the sign-in page.
    const answer = await fetch(address, { redirect: "error" });
    return answer.ok ? ((await answer.json()) as ShownDelivery) : undefined;
  } catch {
    return undefined;
  }
}
