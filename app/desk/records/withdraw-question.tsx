import type { Edition } from "../../../server/publishing/edition.ts";
import { type AddressParts, editionAddress, titleOf } from "../editions/edition-address.ts";
import { Question } from "../ui/question.tsx";

export type ToWithdraw = AddressParts & Pick<Edition, "id" | "title">;

type WithdrawQuestionProps = {
  rows: ToWithdraw[];
  /** The list's address. */
  back: string;
};

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
        Visitors will see a page saying that {one ? "it is" : "they are"} gone. You can publish{" "}
        {one ? "it" : "them"} again later. Translations are withdrawn too, and have to be published again one
        by one.
      </p>
    </Question>
  );
}
