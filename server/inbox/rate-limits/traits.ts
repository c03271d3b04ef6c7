/** What a flood from one network repeats and honest people who share a network do not. */
import { mailboxKey } from "../../mail/email-key.ts";
import { linksIn } from "../links.ts";
import { fewLetters } from "../message-limits.ts";
import type { Sending } from "./arrival.ts";
import { lettersOf, nearness } from "./sameness.ts";

export type Trait = {
  name: string;
  /** How many times the limit holds for it. */
  times: number;
  /** Whether it is counted in the wider networks of its sender, too. */
  wide?: true;
};

/** As many links of one message as are looked at. */
const mostLinks = 3;

export function traitsOf({ fields, formId, ...sending }: Sending): Trait[] {
  const text = ownText({ fields, ...sending });
  const letters = lettersOf(text);
  return [
    { name: `email ${mailboxKey(fields.email)}`, times: 1, wide: true },
    // Somebody may write for a whole village on one telephone.
    ...(formId ? [{ name: `form ${formId}`, times: 4 }] : []),
    ...(letters ? [{ name: `exactly ${text}`, times: isShort(letters) ? 4 : 2, wide: true } as const] : []),
    ...linksIn(text)
      .slice(0, mostLinks)
      .map((link) => ({ name: `link ${link}`, times: 4 })),
  ];
}

/** What is the same in texts that were changed a little, and how many times the limit for that holds for it. */
export function textTraitsOf(sending: Pick<Sending, "fields" | "prefilled">): Trait[] {
  const text = ownText(sending);
  const letters = lettersOf(text);
  return [
    // Of a short text, digits may be all that matters.
    ...(letters ? [isShort(letters) ? { name: text, times: 2 } : { name: letters, times: 1 }] : []),
    ...nearness(text).map((near) => ({ name: `near ${near}`, times: 2 })),
  ];
}

const isShort = (letters: string) => letters.length < fewLetters;

/** Without the line that a link to the form has filled in: of all who register for an event it is the same. */
function ownText({ fields, prefilled }: Pick<Sending, "fields" | "prefilled">): string {
  const text = prefilled ? fields.message.replace(prefilled.trim(), "") : fields.message;
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}
