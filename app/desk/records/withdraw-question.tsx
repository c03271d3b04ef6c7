import type { Edition } from "../../../server/publishing/edition.ts";
import { type AddressParts, editionAddress, titleOf } from "../editions/edition-address.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import { Question } from "../ui/question.tsx";

export type ToWithdraw = AddressParts & Pick<Edition, "id" | "title">;

type WithdrawQuestionProps = {
  rows: ToWithdraw[];
  /** The list's address. */
  back: string;
};

export function WithdrawQuestion({ rows, back }: WithdrawQuestionProps) {
  const count = rows.length;
  const words = useDeskWords();
  const { heading, keep, text } = words.records.askWithdraw;
  return (
    <Question
      heading={heading({ count })}
      yes={{ act: "withdraw", label: words.records.withdraw }}
      no={{ to: back, label: keep({ count }) }}
    >
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <input type="hidden" name="id" value={row.id} />
            <a href={editionAddress(row)} dir="auto">
              {titleOf(words, row)}
            </a>
          </li>
        ))}
      </ul>
      <p>{text({ count })}</p>
    </Question>
  );
}
