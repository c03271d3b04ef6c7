import { Mark } from "../art/mark.tsx";
import { useSite } from "../rendering/root-data.ts";
import { Link } from "../ui/link.tsx";
import styles from "./header.module.css";
import { MainMenu } from "./main-menu.tsx";
import { MenuButton } from "./menu-button.tsx";
import { BarSearchLink } from "./search-link.tsx";

const menuId = "site-menu";

export function Header() {
  const { organisation } = useSite();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.brand}>
          <Mark className={styles.mark} />
          {organisation.name}
        </Link>
        <BarSearchLink />
        <MenuButton menuId={menuId} />
        <MainMenu id={menuId} />
      </div>
    </header>
  );
}
