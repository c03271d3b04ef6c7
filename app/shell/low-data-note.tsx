import { useLowData } from "../rendering/low-data.ts";
import { shell } from "../words/en/shell.ts";
import styles from "./low-data-note.module.css";

/**
 * What the switch does, in plain words, and what this page weighed. The browser knows the weight once the page
 * has come, and head-script.ts puts it in the place of the 0 then; until then nothing is said.
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
