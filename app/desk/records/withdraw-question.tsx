import type { Edition } from "../../../server/publishing/edition.ts";
import { editionAddress, type Named, titleOf } from "../editions/edition-address.ts";
import { Question } from "../ui/question.tsx";

export type ToWithdraw = Named & Pick<Edition, "id" | "title">;

type WithdrawQuestionProps = {
  rows: ToWithdraw[];
  /** The list from which they were chosen. */
  back: string;
};

/** Asks once about those that were ticked in a list. */
export function WithdrawQuestion({ rows, back }: WithdrawQuestionProps) {
  const one = rows.length === 1;
  return (
    <Question
      heading={one ? "Withdraw this?" : `Withdraw these ${rows.length}?`}
      yes={{ act: "withdraw", label: "Withdraw" }}
      no={{ to: back, label: `Leave ${one ? "it" : "them"} public` }}
    >
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <input type="hidden" name="id" value={row.id} />
            <a href={editionAddress(row)} dir="auto">
              {titleOf(row)}
            </a>
          </li>
        ))}
      </ul>
      <p>
        Visitors will be told that {one ? "it is" : "they are"} gone. {one ? "It" : "They"} can be published
        again. Translations go along, and are published again one by one.
      </p>
    </Question>
  );
}
