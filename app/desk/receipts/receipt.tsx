import type { Receipt as Stored } from "../../../server/publishing/receipts/receipts.ts";
import { Button } from "../ui/button.tsx";
import { Moment } from "../ui/moment.tsx";
import styles from "./receipt.module.css";

type ReceiptProps = {
  receipt: Stored;
  /** The page of the record's receipts, which tries again: editionAddress(edition, "receipt"). */
  address: string;
};

const acts: Record<Stored["act"], string> = {
  published: "Published",
  withdrawn: "Withdrawn",
  renamed: "Address changed",
};

/** Whether what was published, withdrawn or moved was seen to be so, place by place. */
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
              {check.address ? <a href={check.address}>{check.place}</a> : check.place}:{" "}
              {check.problem ?? "as it should be"}
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

const sentences: Record<Stored["state"], string> = {
  waiting: "each place is being asked now. Open this page again in a moment.",
  green: "seen everywhere.",
  red: "something is wrong.",
};
