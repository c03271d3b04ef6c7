import { useWords } from "../rendering/language.ts";
import type { MenuItem } from "../rendering/root-data.ts";
import { Link } from "../ui/link.tsx";
import { MenuLink } from "./menu-link.tsx";
import styles from "./menu-panel.module.css";

/** A menu item with pages below it: a panel under the row, an inline list in the stacked menu. */
export function MenuPanel({ item }: { item: MenuItem }) {
  const { shell } = useWords();
  const panelId = "menu-panel";
  return (
    // The style sheet opens and closes it until app/browser/menu.ts takes over.
    <li className={styles.item} data-panel="unscripted">
      <div className={styles.head}>
        <MenuLink label={item.label} to={item.to} />
        <button
          type="button"
          className={styles.button}
          aria-controls={panelId}
          aria-expanded={false}
          aria-label={shell.showSubPages({ name: item.label })}
        >
          <svg aria-hidden="true" viewBox="0 0 12 12" width="12" height="12">
            <path d="m2 4 4 4 4-4" />
          </svg>
        </button>
      </div>
      <ul id={panelId} className={styles.panel}>
        {item.panel.map(({ id, label, to, text }) => (
          <li key={id}>
            <Link to={to} className={styles.card}>
              <strong className={styles.name}>{label}</strong>
              {text && <span className={styles.description}>{text}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
