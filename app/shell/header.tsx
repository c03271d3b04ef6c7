import { Mark } from "../art/mark.tsx";
import { useWords } from "../rendering/language.ts";
import { useSite } from "../rendering/root-data.ts";
import { Link } from "../ui/link.tsx";
import styles from "./header.module.css";
import { LanguageMenu } from "./language-menu.tsx";
import { MenuButton } from "./menu-button.tsx";
import { MenuLink } from "./menu-link.tsx";
import { MenuPanel } from "./menu-panel.tsx";
import { maxInRow } from "./menu-row.ts";
import { MoreMenu } from "./more-menu.tsx";
import { BarSearchLink, MenuSearchLink } from "./search-link.tsx";

const menuId = "site-menu";

/**
 * On narrow screens the menu is a popover, which the browser opens and closes without script. Where there is room the
 * same list is an open row: see fit-menu-script.ts.
 */
export function Header() {
  const words = useWords();
  const { organisation, menu } = useSite();
  const { items, contact } = menu;
  const more = items.slice(maxInRow);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.brand}>
          <Mark className={styles.mark} />
          {organisation.name}
        </Link>
        <BarSearchLink />
        <MenuButton menuId={menuId} />
        <nav id={menuId} popover="auto" aria-label={words.shell.mainMenu} className={styles.menu}>
          <ul className={styles.items}>
            {items.slice(0, maxInRow).map((item) =>
              item.panel.length > 0 ? (
                <MenuPanel key={item.id} item={item} />
              ) : (
                <li key={item.id}>
                  <MenuLink label={item.label} to={item.to} />
                </li>
              ),
            )}
            {more.length > 0 && <MoreMenu items={more} />}
            <li>
              <MenuSearchLink />
            </li>
            <li>
              <LanguageMenu />
            </li>
            <li>
              <Link to={contact.to} className={styles.contact}>
                {contact.label}
              </Link>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}
