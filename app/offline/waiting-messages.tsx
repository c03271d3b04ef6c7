import { useWords } from "../rendering/language.ts";

/**
 * The section of waiting messages on the page that lists what is kept on the device. outbox-panel.ts, which every page
 * fetches if a message waits, shows them in it instead of at the bottom of the screen.
 */
export function WaitingMessages() {
  const { outbox: words } = useWords();
  return (
    <section>
      <h2>{words.heading}</h2>
      <div data-waiting-messages="">
        <p>{words.none}</p>
      </div>
    </section>
  );
}
