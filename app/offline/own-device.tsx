import { useWords } from "../rendering/language.ts";
import { useSite } from "../rendering/root-data.ts";
import { outboxWordNames } from "./outbox-words.ts";
import styles from "./own-device.module.css";

/**
 * The checkbox of a form with an outbox: see keep-in-outbox.ts. Never ticked by itself, because others may use the device.
 * It has no name, so it is not sent, and no id, so it is not part of a draft.
 */
export function OwnDevice() {
  const { outbox: words } = useWords();
  const { lowData, offline } = useSite();
  // Low-data pages have no script to store a message.
  if (lowData || !offline) return null;
  const { onPhone, onDevice, full } = words;
  const sentences = Object.fromEntries(outboxWordNames.map((name) => [name, words[name]]));
  return (
    <label className={styles.own}>
      <input type="checkbox" data-outbox={JSON.stringify({ ...sentences, onPhone, onDevice, full })} />
      <span>
        {words.ownDevice} <small>{words.ownDeviceNote}</small>
      </span>
    </label>
  );
}
