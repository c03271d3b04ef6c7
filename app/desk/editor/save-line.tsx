import { useEffect, useRef, useState } from "react";
import type { Conflict } from "./autosave.ts";
import { isTrouble, type SaveState, saveSentence } from "./save-state.ts";
import type { Writing } from "./writing.ts";
import styles from "./writing-form.module.css";

const states = { draft: "Draft", scheduled: "Scheduled", published: "Published", withdrawn: "Withdrawn" };

type Props = { state: SaveState; conflict: Conflict | undefined; writing: Writing; signIn: () => void };

/** Where what is typed is, and where the record stands. */
export function SaveLine({ state, conflict, writing, signIn }: Props) {
  // The server speaks in the zone of the desk, the browser in its own.
  const [zone, setZone] = useState<string | undefined>(writing.zone);
  useEffect(() => setZone(undefined), []);
  const wasTrouble = useRef(false);
  const told = isTrouble(state) || (wasTrouble.current && state.is === "saved");
  useEffect(() => {
    wasTrouble.current = isTrouble(state) || (wasTrouble.current && state.is === "saving");
  }, [state]);
  const now = zone ? new Date(writing.now) : new Date();
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
      <p className={styles.standing}>
        {states[writing.state]}
        {writing.changesWait && ", with changes that wait to be published"}
      </p>
    </div>
  );
}
