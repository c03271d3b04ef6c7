import { useDeskWords } from "../rendering/desk-language.ts";

type Props = {
  /** How many people the last letter went to; 0 if the page was opened otherwise. */
  written: number;
  /** Mails to people of the event that are still to be sent. */
  unsent: number;
  isMailSetUp: boolean;
};

/** How many mails are sent. With script, it is refreshed until all are: see app/desk/islands/refresh-parts.ts. */
export function MailProgress({ unsent, written, isMailSetUp }: Props) {
  const { progress: words } = useDeskWords().letter;
  if (unsent === 0 && written === 0) return null;
  const sent = Math.max(0, written - unsent);
  return (
    <section id="mail-progress" role="status" data-refresh={unsent > 0 && isMailSetUp ? "" : undefined}>
      {written > 0 && <progress max={written} value={sent} aria-label={words.label} />}
      <p>
        {written > 0 && words.sent({ sent, written })} {unsent > 0 && words.unsent({ unsent })}{" "}
        {unsent > 0 && !isMailSetUp && words.notSetUp}
      </p>
    </section>
  );
}
