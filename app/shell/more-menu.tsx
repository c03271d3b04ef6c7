import { useWords } from "../rendering/language.ts";
import type { MenuItem } from "../rendering/root-data.ts";
import list from "./language-menu.module.css";
import { MenuIcon } from "./menu-button.tsx";
import { MenuLink } from "./menu-link.tsx";
import styles from "./more-menu.module.css";

const listId = "more-menu";

/** Entries that do not fit into the row: behind a button in the row, visible in the stacked menu. */
export function MoreMenu({ items }: { items: MenuItem[] }) {
  const { shell } = useWords();
  return (
    <li>
      <button
        type="button"
        popoverTarget={listId}
        aria-label={shell.openMenu}
        className={`${list.button} ${styles.button}`}
      >
        <MenuIcon />
      </button>
      <div id={listId} popover="auto" className={`${list.list} ${styles.list}`}>
        <ul className={styles.items}>
          {/* Pages of a panel become ordinary entries here. */}
          {items
            .flatMap(({ panel, ...item }) => [item, ...panel])
            .map(({ id, label, to }) => (
              <li key={id}>
                <MenuLink label={label} to={to} isWhole />
              </li>
            ))}
        </ul>
      </div>
    </li>
  );
}
