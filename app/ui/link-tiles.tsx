import { Arrow } from "./arrow.tsx";
import { Link } from "./link.tsx";
import styles from "./link-tiles.module.css";
import whole from "./whole-link.module.css";

type Tile = { title: string; text: string; link: { to: string; label: string } };

/** Ways to go on, side by side, three in one row or else two. The link of each covers its whole tile. */
export function LinkTiles({ items }: { items: readonly Tile[] }) {
  return (
    <ul className={items.length === 3 ? styles.three : styles.two}>
      {items.map(({ title, text, link }) => (
        <li key={title} className={styles.tile}>
          <h3>{title}</h3>
          <p>{text}</p>
          <Link to={link.to} className={`${whole.link} ${styles.link}`}>
            {link.label}
            <Arrow leads="on" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
