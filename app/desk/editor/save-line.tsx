import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Conflict } from "./autosave.ts";
import { isTrouble, type SaveState, saveSentence } from "./save-state.ts";
import styles from "./writing-form.module.css";

type Props = {
  state: SaveState;
  conflict: Conflict | undefined;
  /** The server's time zone and time, until the browser uses its own. */
  zone: string;
  now: string;
  signIn: () => void;
  /** The state of the record, such as "Draft". */
  children: ReactNode;
};

/** Says where the typed text is stored, and the state of the record. */
export function SaveLine({ state, conflict, zone: serverZone, now: serverNow, signIn, children }: Props) {
  // The first render must match the server's.
  const [zone, setZone] = useState<string | undefined>(serverZone);
  useEffect(() => setZone(undefined), []);
  const wasTrouble = useRef(false);
  const isAnnounced = isTrouble(state) || (wasTrouble.current && state.is === "saved");
  useEffect(() => {
    wasTrouble.current = isTrouble(state) || (wasTrouble.current && state.is === "saving");
  }, [state]);
  const now = zone ? new Date(serverNow) : new Date();
  return (
    <div className={styles.line} data-is={state.is}>
      <p role="status" aria-live={isAnnounced ? "polite" : "off"} id="save-state">
        {saveSentence(state, now, zone, conflict?.by)}
      </p>
      {conflict && <a href={`#conflict-${conflict.field}`}>Compare</a>}
      {state.is === "signed out" && (
        <button type="button" onClick={signIn} className={styles.plain}>
          Sign in
        </button>
      )}
      <p className={styles.standing}>{children}</p>
    </div>
  );
}
