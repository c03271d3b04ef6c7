import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { shell } from "../words/en/shell.ts";
import buttons from "./round-button.module.css";
import styles from "./theme-toggle.module.css";

/** Both labels are in the page and the style sheet shows the one that applies. head-script.ts handles the click. */
export function ThemeToggle() {
  return (
    <button type="button" className={`${buttons.round} ${styles.toggle}`} data-theme-toggle>
      <span className={styles.whenLight}>
        <Moon />
        <VisuallyHidden>{shell.theme.toDark}</VisuallyHidden>
      </span>
      <span className={styles.whenDark}>
        <Sun />
        <VisuallyHidden>{shell.theme.toLight}</VisuallyHidden>
      </span>
    </button>
  );
}

function Moon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="22" height="22">
      <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />
    </svg>
  );
}

function Sun() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="22" height="22">
      <circle cx="12" cy="12" r="4.5" />
      <path d="M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.8 1.8M17.2 17.2 19 19M5 19l1.8-1.8M17.2 6.8 19 5" />
    </svg>
  );
}
