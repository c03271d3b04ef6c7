import type { ReactNode } from "react";
import type { Edition } from "../../../server/publishing/edition.ts";
import { problemSentences } from "../../../server/publishing/problem-sentences.ts";
import type { Check, Receipt as Stored } from "../../../server/publishing/receipts/receipts.ts";
import { useLanguage } from "../../ui/page-language.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import { StoredText } from "../rendering/stored-text.tsx";
import { Button } from "../ui/button.tsx";
import { Moment } from "../ui/moment.tsx";
import styles from "./receipt.module.css";

type ReceiptProps = {
  receipt: Stored;
  edition: Pick<Edition, "kind" | "fields">;
  /** The page that handles "Try again": editionAddress(edition, "receipt"). */
  address: string;
};

/** The result of checking each place where a change must be visible to visitors. */
export function Receipt({ receipt, edition, address }: ReceiptProps) {
  const { id, act, at, state, checks } = receipt;
  const { receipts: words, common } = useDeskWords();
  return (
    <div className={styles.receipt}>
      <p>
        {words.line<ReactNode>({
          act: <strong key="act">{words.acts[act]}</strong>,
          moment: <Moment key="moment" instant={at} />,
          state: words.states[state],
        })}
      </p>
      {checks.length > 0 && (
        <ul className={styles.places}>
          {checks.map((check) => (
            <li key={check.place + check.address} className={check.problem ? styles.wrong : styles.right}>
              {check.address ? (
                <a href={check.address}>{words.places[check.place]}</a>
              ) : (
                words.places[check.place]
              )}
              {check.problem ? (
                <>
                  {": "}
                  <Problem problem={check.problem} edition={edition} />
                </>
              ) : (
                " ✓"
              )}
            </li>
          ))}
        </ul>
      )}
      {state === "red" && (
        <form method="post" action={address}>
          <input type="hidden" name="receipt" value={id} />
          <Button act="try again" variant="outline">
            {common.tryAgain}
          </Button>
        </form>
      )}
    </div>
  );
}

type ProblemProps = { problem: NonNullable<Check["problem"]> } & Pick<ReceiptProps, "edition">;

function Problem({ problem, edition }: ProblemProps) {
  const reader = { language: useLanguage(), words: useDeskWords() };
  if (typeof problem === "string") return <StoredText of="receipts" text={problem} />;
  const sentences = problemSentences(problem, edition, reader).map(({ sentence }) => sentence);
  return <bdi>{sentences.join(" ")}</bdi>;
}
