import { useWords } from "../rendering/language.ts";
import { Link } from "../ui/link.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import buttons from "./menu-button.module.css";
import links from "./menu-link.module.css";
import inMenu from "./menu-search-link.module.css";
import styles from "./search-link.module.css";

/** Beside the menu button, so that visitors can search without opening the menu. */
export function BarSearchLink() {
  const { shell } = useWords();
  return (
    <Link to="/search" className={`${buttons.button} ${styles.bar}`}>
      <Lens />
      <VisuallyHidden>{shell.searchSite}</VisuallyHidden>
    </Link>
  );
}

/** In the menu. A row shows its name where there is room, otherwise on hover and focus, like other shortened names. */
export function MenuSearchLink() {
  const { shell } = useWords();
  return (
    <Link to="/search" className={`${links.link} ${inMenu.item}`}>
      <Lens />
      <span className={inMenu.name}>{shell.search}</span>
    </Link>
  );
}

function Lens() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="22" height="22" className={styles.lens}>
      <path d="M16 16l5 5M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z" />
    </svg>
  );
}
