import { useLowData } from "../rendering/low-data.ts";
import { shell } from "../words/en/shell.ts";
import styles from "./low-data-note.module.css";

/**
 * Explains the switch and says what this page weighed. Only the browser knows the weight, once the page has loaded:
 * head-script.ts then writes it in the place of the 0. Until then this part is hidden.
 */
export function LowDataNote() {
  const words = useLowData() ? shell.lowData.whenOn : shell.lowData.whenOff;
  return (
    <p>
      {words.note}
      <span className={styles.weight} data-weight={shell.lowData.weight(0)} />
    </p>
  );
}
