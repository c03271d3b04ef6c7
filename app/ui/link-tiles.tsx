import { Arrow } from "./arrow.tsx";
import { Link } from "./link.tsx";
import styles from "./link-tiles.module.css";
import whole from "./whole-link.module.css";

type Tile = { title: string; text: string; link?: { to: string; label: string } };

/** Side by side in rows of three, or else of two. If a tile has a link, it covers the whole tile. */
export function LinkTiles({ items }: { items: readonly Tile[] }) {
  return (
    <ul className={items.length % 3 === 0 ? styles.three : styles.two}>
      {items.map(({ title, text, link }) => (
        <li key={title} className={styles.tile}>
          <h3>{title}</h3>
          <p>{text}</p>
          {link && (
            <Link to={link.to} className={`${whole.link} ${styles.link}`}>
              {link.label}
              <Arrow leads="on" />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
