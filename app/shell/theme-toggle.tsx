import { useWords } from "../rendering/language.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import buttons from "./round-button.module.css";
import styles from "./theme-toggle.module.css";

/** Both labels are in the page; the style sheet shows the one that applies. end-script.ts handles the click. */
export function ThemeToggle() {
  const { shell } = useWords();
  return (
    <button type="button" className={buttons.round} data-theme-toggle>
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
      {/* The rays: eight dots of a dashed line. */}
      <circle cx="12" cy="12" r="9.5" strokeDasharray="0 7.46" />
    </svg>
  );
}
