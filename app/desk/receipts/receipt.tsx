import type { Receipt as Stored } from "../../../server/publishing/receipts/receipts.ts";
import { Button } from "../ui/button.tsx";
import { Moment } from "../ui/moment.tsx";
import styles from "./receipt.module.css";

type ReceiptProps = {
  receipt: Stored;
  /** The page that handles "Try again": editionAddress(edition, "receipt"). */
  address: string;
};

const acts: Record<Stored["act"], string> = {
  published: "Published",
  withdrawn: "Withdrawn",
  renamed: "Web address changed",
};

/** The result of checking each place where a change must be visible to visitors. */
export function Receipt({ receipt, address }: ReceiptProps) {
  const { id, act, at, state, checks } = receipt;
  return (
    <div className={styles.receipt}>
      <p>
        <strong>{acts[act]}</strong> <Moment instant={at} />: {sentences[state]}
      </p>
      {checks.length > 0 && (
        <ul className={styles.places}>
          {checks.map((check) => (
            <li key={check.place + check.address} className={check.problem ? styles.wrong : styles.right}>
              {check.address ? (
                <a href={check.address}>{capitalised(check.place)}</a>
              ) : (
                capitalised(check.place)
              )}
              {check.problem ? `: ${check.problem}` : " ✓"}
            </li>
          ))}
        </ul>
      )}
      {state === "red" && (
        <form method="post" action={address}>
          <input type="hidden" name="receipt" value={id} />
          <Button act="try again" variant="outline">
            Try again
          </Button>
        </form>
      )}
    </div>
  );
}

const capitalised = (place: string) => place.charAt(0).toUpperCase() + place.slice(1);

const sentences: Record<Stored["state"], string> = {
  waiting: "checking now. Reload this page in a moment.",
  green: "all checks passed.",
  red: "some checks failed.",
};
