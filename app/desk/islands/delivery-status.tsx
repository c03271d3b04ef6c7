import { useEffect, useState } from "react";
import { Moment } from "../ui/moment.tsx";
import styles from "./delivery-status.module.css";

/** What became of the mail that carries a reply. */
export type ShownDelivery = {
  is: "waits" | "sent" | "failed";
  at: string;
  attempts: number;
  problem: string | null;
};

type DeliveryProps = {
  delivery: ShownDelivery;
  /** Where the server says how it stands now. */
  address: string;
};

/** In milliseconds. Most mails are sent within a second or two; one that fails is tried again after minutes. */
const pauses = { soon: 1000, later: 15_000 };
const [soonTries, mostTries] = [20, 200];

/** Without script it is as the server saw it; with script a mail that waits is followed until it is sent or given up. */
export function Delivery({ delivery: first, address }: DeliveryProps) {
  const [delivery, setDelivery] = useState(first);
  const waits = delivery.is === "waits";
  useEffect(() => {
    if (!waits) return;
    let [tries, timer] = [0, 0];
    const later = () => {
      timer = window.setTimeout(ask, tries < soonTries ? pauses.soon : pauses.later);
    };
    const ask = async () => {
      const now = document.visibilityState === "visible" ? await askFor(address) : undefined;
      if (now) setDelivery(now);
      if (++tries < mostTries) later();
    };
    later();
    return () => clearTimeout(timer);
  }, [waits, address]);
  return (
    <p role="status" className={delivery.is === "failed" ? styles.failed : styles.line}>
      <Words {...delivery} />
    </p>
  );
}

function Words({ is, at, attempts, problem }: ShownDelivery) {
  if (is === "sent")
    return (
      <>
        Handed to the mail server: <Moment instant={at} />
      </>
    );
  if (is === "failed")
    return (
      <>
        Could not be delivered{problem && `: ${problem}`}. <Moment instant={at} />
      </>
    );
  if (problem)
    return `Not sent yet: ${problem}. It is tried again (${attempts === 1 ? "1 try" : `${attempts} tries`} so far).`;
  return attempts === 0 ? "Waits to be sent" : "Being sent …";
}

/** Undefined if there is no answer. */
async function askFor(address: string): Promise<ShownDelivery | undefined> {
  try {
    // Without a session the answer is a redirect to the sign-in page.
    const answer = await fetch(address, { redirect: "error" });
    return answer.ok ? ((await answer.json()) as ShownDelivery) : undefined;
  } catch {
    return undefined;
  }
}
