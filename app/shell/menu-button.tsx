import { useEffect, useState } from "react";
import { shell } from "../words/en/shell.ts";
import styles from "./menu-button.module.css";

/** The hamburger. The browser opens the menu; script adds that a choice closes it. */
export function MenuButton({ menuId }: { menuId: string }) {
  // Unknown until script runs: before that the browser itself tells assistive technology.
  const [open, setOpen] = useState<boolean>();

  useEffect(() => {
    const menu = document.getElementById(menuId);
    if (!menu?.hidePopover) return;
    const follow = () => setOpen(menu.matches(":popover-open"));
    const closeOnChoice = (event: Event) => {
      if ((event.target as Element).closest("a")) menu.hidePopover();
    };
    follow();
    menu.addEventListener("toggle", follow);
    menu.addEventListener("click", closeOnChoice);
    return () => {
      menu.removeEventListener("toggle", follow);
      menu.removeEventListener("click", closeOnChoice);
    };
  }, [menuId]);

  return (
    <button
      type="button"
      className={styles.button}
      popoverTarget={menuId}
      aria-controls={menuId}
      aria-expanded={open}
      aria-label={shell.openMenu}
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" width="26" height="26">
        <path d="M3 6.5h18M3 12h18M3 17.5h18" />
      </svg>
    </button>
  );
}
