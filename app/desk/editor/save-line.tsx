import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Conflict } from "./autosave.ts";
import { isTrouble, type SaveState, saveSentence } from "./save-state.ts";
import styles from "./writing-form.module.css";

type Props = {
  state: SaveState;
  conflict: Conflict | undefined;
  /** In which the server speaks of times, and when it did. */
  zone: string;
  now: string;
  signIn: () => void;
  /** Where what is written stands. */
  children: ReactNode;
};

/** Where what is typed is, and where it stands. */
export function SaveLine({ state, conflict, zone: serverZone, now: serverNow, signIn, children }: Props) {
  // The server speaks in the zone of the desk, the browser in its own.
  const [zone, setZone] = useState<string | undefined>(serverZone);
  useEffect(() => setZone(undefined), []);
  const wasTrouble = useRef(false);
  const told = isTrouble(state) || (wasTrouble.current && state.is === "saved");
  useEffect(() => {
    wasTrouble.current = isTrouble(state) || (wasTrouble.current && state.is === "saving");
  }, [state]);
  const now = zone ? new Date(serverNow) : new Date();
  return (
    <div className={styles.line} data-trouble={isTrouble(state) || undefined}>
      <p role="status" aria-live={told ? "polite" : "off"} id="save-state">
        {saveSentence(state, now, zone)}
      </p>
      {conflict && <a href={`#conflict-${conflict.field}`}>See both</a>}
      {state.is === "signed out" && (
        <button type="button" onClick={signIn} className={styles.plain}>
          Sign in
        </button>
      )}
      <p className={styles.standing}>{children}</p>
    </div>
  );
}
