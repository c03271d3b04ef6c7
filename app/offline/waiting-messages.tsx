import { useWords } from "../rendering/language.ts";
import { Section } from "../ui/section.tsx";

/**
 * The section of waiting messages on the page that lists what is kept on the device. outbox-panel.ts, which every page
 * fetches if a message waits, shows them in it instead of at the bottom of the screen.
 */
export function WaitingMessages() {
  const { outbox: words } = useWords();
  return (
    <Section heading={words.heading}>
      <div data-waiting-messages="">
        <p>{words.none}</p>
      </div>
    </Section>
  );
}
