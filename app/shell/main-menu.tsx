import { useWords } from "../rendering/language.ts";
import { useSite } from "../rendering/root-data.ts";
import { Link } from "../ui/link.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import styles from "./main-menu.module.css";
import { MenuLink } from "./menu-link.tsx";
import { MenuPanel } from "./menu-panel.tsx";
import { maxInRow } from "./menu-row.ts";
import { MoreMenu } from "./more-menu.tsx";
import { MenuSearchLink } from "./search-link.tsx";

/**
 * On narrow screens the menu is a popover, which the browser opens and closes without script. Where there is room the
 * same list is an open row: see fit-menu-script.ts.
 */
export function MainMenu({ id }: { id: string }) {
  const words = useWords();
  const { items, contact } = useSite().menu;
  const more = items.slice(maxInRow);
  return (
    <nav id={id} popover="auto" aria-label={words.shell.mainMenu} className={styles.menu}>
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
  );
}
