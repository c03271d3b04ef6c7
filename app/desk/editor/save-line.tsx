import { type ReactNode, useEffect, useRef, useState } from "react";
import { useIslandWords } from "../islands/island-words.ts";
import { useBrowserWords, usePageSettings } from "../ui/page-settings.ts";
import type { Conflict } from "./autosave.ts";
import { isTrouble, type SaveState, saveSentence } from "./save-state.ts";
import styles from "./writing-form.module.css";

type Props = {
  state: SaveState;
  conflict: Conflict | undefined;
  /** The server's time, until the browser uses its own. */
  now: string;
  signIn: () => void;
  /** The state of the record, such as "Draft". */
  children: ReactNode;
};

/** Says where the typed text is stored, and the state of the record. */
export function SaveLine({ state, conflict, now: serverNow, signIn, children }: Props) {
  const words = useIslandWords().editor.saving;
  const { language, timeZone } = usePageSettings();
  const { signIn: signInLabel } = useBrowserWords();
  // The first render must match the server's.
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const wasTrouble = useRef(false);
  const isAnnounced = isTrouble(state) || (wasTrouble.current && state.is === "saved");
  useEffect(() => {
    wasTrouble.current = isTrouble(state) || (wasTrouble.current && state.is === "saving");
  }, [state]);
  const now = isLive ? new Date() : new Date(serverNow);
  return (
    <div className={styles.line} data-is={state.is}>
      <p role="status" aria-live={isAnnounced ? "polite" : "off"} id="save-state">
        {saveSentence(state, now, { words, language, timeZone }, conflict?.by)}
      </p>
      {conflict && <a href={`#conflict-${conflict.field}`}>{words.compare}</a>}
      {state.is === "signed out" && (
        <button type="button" onClick={signIn} className={styles.plain}>
          {signInLabel}
        </button>
      )}
      <p className={styles.standing}>{children}</p>
    </div>
  );
}
