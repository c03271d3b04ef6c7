import { useLocation } from "react-router";
import { localPath } from "../../languages.ts";
import { useAssets } from "../rendering/assets.ts";
import { useLanguage, useWords } from "../rendering/language.ts";
import styles from "./low-data-switch.module.css";

const resultId = "forgotten";

/**
 * Removes everything from this device. The end script fetches app/offline/forget-button.ts for it, which also works
 * offline; without script the server asks the browser to do it, and leads back to the result.
 */
export function ForgetButton() {
  const { button, removed, everything, ...words } = useWords().shell.forget;
  const { scriptAt } = useAssets();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/low-data" data-forget={scriptAt("app/offline/forget-button.ts")}>
      <input type="hidden" name="back" value={localPath(useLanguage(), pathname + search)} />
      <input type="hidden" name="choice" value="forget" />
      <button type="submit" className={styles.switch}>
        <svg aria-hidden="true" viewBox="0 0 24 24" width="22" height="22">
          <path d="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13" />
        </svg>
        {button}
      </button>
      <p
        id={resultId}
        role="status"
        tabIndex={-1}
        className={styles.forgotten}
        data-words={JSON.stringify({ ...words, removed })}
      >
        {removed} {everything}.
      </p>
    </form>
  );
}
