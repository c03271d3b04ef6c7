import { useWords } from "../rendering/language.ts";
import styles from "./menu-button.module.css";

/** The hamburger button. The browser opens the menu; app/browser/menu.ts closes it after a choice. */
export function MenuButton({ menuId }: { menuId: string }) {
  const { shell } = useWords();
  return (
    <button
      type="button"
      className={styles.button}
      popoverTarget={menuId}
      aria-controls={menuId}
      aria-label={shell.openMenu}
    >
      <MenuIcon />
    </button>
  );
}

export function MenuIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="26" height="26">
      <path d="M3 6.5h18M3 12h18M3 17.5h18" />
    </svg>
  );
}
