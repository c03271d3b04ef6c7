import { organisation } from "../../organisation.ts";
import { Mark } from "../art/mark.tsx";
import { useWords } from "../rendering/language.ts";
import { Link } from "../ui/link.tsx";
import styles from "./header.module.css";
import { LanguageMenu } from "./language-menu.tsx";
import { contactOf, menuOf } from "./menu.ts";
import { MenuButton } from "./menu-button.tsx";
import { MenuLink } from "./menu-link.tsx";
import { MenuPanel } from "./menu-panel.tsx";
import { BarSearchLink, MenuSearchLink } from "./search-link.tsx";

const menuId = "site-menu";

/**
 * On narrow screens the menu is a popover, which the browser opens, closes and dismisses by itself, script or
 * no script. Where there is room the same list lies open in a row: see fit-menu-script.ts.
 */
export function Header() {
  const words = useWords();
  const contact = contactOf(words);
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
            {menuOf(words).map((item) =>
              item.subMenus ? (
                <MenuPanel key={item.link} item={item} subMenus={item.subMenus} />
              ) : (
                <li key={item.link}>
                  <MenuLink {...item} />
                </li>
              ),
            )}
            <li>
              <MenuSearchLink />
            </li>
            <li>
              <LanguageMenu />
            </li>
            <li>
              <Link to={contact.link} className={styles.contact}>
                {contact.name}
              </Link>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}
