import { useWords } from "../rendering/language.ts";
import { Link } from "../ui/link.tsx";
import type { MenuItem, SubMenuItem } from "./menu.ts";
import { MenuLink } from "./menu-link.tsx";
import styles from "./menu-panel.module.css";

/** A menu item with pages under it: a panel below a row, a list in place in a stack. */
export function MenuPanel({ item, subMenus }: { item: MenuItem; subMenus: SubMenuItem[] }) {
  const { shell } = useWords();
  const panelId = "about-panel";
  return (
    // Until script runs the style sheet opens and closes it; from then on app/browser/panel.ts.
    <li className={styles.item} data-panel="unscripted">
      <div className={styles.head}>
        <MenuLink {...item} />
        <button
          type="button"
          className={styles.button}
          aria-controls={panelId}
          aria-expanded={false}
          aria-label={shell.showSubPages({ name: item.name })}
        >
          <svg aria-hidden="true" viewBox="0 0 12 12" width="12" height="12">
            <path d="m2 4 4 4 4-4" />
          </svg>
        </button>
      </div>
      <ul id={panelId} className={styles.panel}>
        {subMenus.map(({ name, link, description }) => (
          <li key={link}>
            <Link to={link} className={styles.card}>
              <strong className={styles.name}>{name}</strong>
              <span className={styles.description}>{description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
