import { useLocation } from "react-router";
import { localPath } from "../../languages.ts";
import { useLanguage, useWords } from "../rendering/language.ts";
import { useSite } from "../rendering/root-data.ts";
import styles from "./low-data-switch.module.css";

/** In the menu and in the footer. A plain form: sets the cookie and returns to the same page in the other mode. */
export function LowDataSwitch() {
  const { shell } = useWords();
  const { lowData: on, packed } = useSite();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const words = on ? shell.lowData.whenOn : shell.lowData.whenOff;
  // A copy in a pack has one form.
  if (packed) return null;
  return (
    <form method="post" action="/low-data">
      <input type="hidden" name="back" value={localPath(language, pathname + search)} />
      <button type="submit" name="choice" value={on ? "off" : "on"} className={styles.switch}>
        <svg aria-hidden="true" viewBox="0 0 24 24" width="22" height="22">
          <path d="M5 19.5v-4M12 19.5v-9M19 19.5v-15" />
          {on && <path d="M4 4l16 16" />}
        </svg>
        {words.turn}
      </button>
    </form>
  );
}
