import type { MailProgressData } from "../islands/mail-progress.ts";
import { forIslands, useDeskWords } from "../rendering/desk-language.ts";

type Props = Pick<MailProgressData, "written" | "address"> & {
  /** Mails to people of the event that are still to be sent. */
  unsent: number;
  isMailSetUp: boolean;
};

/** How many mails are sent. With script, it asks again until all are. */
export function MailProgress({ unsent, written, isMailSetUp, address }: Props) {
  const { progress: words } = useDeskWords().letter;
  if (unsent === 0 && written === 0) return null;
  const sent = Math.max(0, written - unsent);
  const script = { written, address, words: forIslands({ sent: words.sent, unsent: words.unsent }) };
  return (
    <div data-mail-progress={unsent > 0 && isMailSetUp ? JSON.stringify(script) : undefined}>
      {written > 0 && <progress max={written} value={sent} aria-label={words.label} />}
      <p role="status">
        {written > 0 && words.sent({ sent, written })} {unsent > 0 && words.unsent({ unsent })}{" "}
        {unsent > 0 && !isMailSetUp && words.notSetUp}
      </p>
    </div>
  );
}
