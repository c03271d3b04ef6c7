import { useState } from "react";
import { useLocation } from "react-router";
import { useLowData } from "../low-data.ts";
import { shell } from "../words/en/shell.ts";
import styles from "./low-data-note.module.css";

/**
 * What the switch does, in plain words, and what this page weighed. The server knows the weight only once the
 * page is made, and puts it in the place of the 0 then (server/http/light-page.ts). A page that script fetched
 * has no such weight.
 */
export function LowDataNote() {
  const words = useLowData() ? shell.lowData.whenOn : shell.lowData.whenOff;
  const { pathname } = useLocation();
  const [weighed] = useState(pathname);
  return (
    <p>
      {words.note}
      {pathname === weighed && <span className={styles.weight} data-weight={shell.lowData.weight(0)} />}
    </p>
  );
}
