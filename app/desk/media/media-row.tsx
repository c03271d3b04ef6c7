import { allKinds } from "../../../content/kinds.ts";
import type { MediaUse } from "../../../server/publishing/media-uses.ts";
import { editionAddress, titleOf } from "../editions/edition-address.ts";
import { Moment } from "../ui/moment.tsx";
import { type LibraryItem, lacksAlt, stateOf } from "../uploader/library-item.ts";
import styles from "./media.module.css";

type Row = { item: LibraryItem; by: string; at: string; uses: MediaUse[] };

export function MediaRow({ item, by, at, uses }: Row) {
  const { id, kind, name, image, facts, address } = item;
  return (
    <li className={styles.row}>
      {image ? (
        <img src={image} alt={item.alt} width="96" height="96" loading="lazy" className={styles.image} />
      ) : (
        <span className={styles.noImage}>{kind === "file" ? facts.split(",")[0] : ""}</span>
      )}
      <div className={styles.about}>
        <a href={`/desk/media/${id}`} dir="auto" className={styles.name}>
          {name}
        </a>
        <p className={styles.facts}>
          {stateOf(item) && <strong>{stateOf(item)}</strong>}
          {lacksAlt(item) && <strong>No alternative text yet</strong>}
          <span>{facts}</span>
          <span>
            <bdi>{by}</bdi>, <Moment instant={at} />
          </span>
        </p>
        <p className={styles.facts}>
          <code className={styles.address}>{address}</code>
          {uses.length === 0 ? <span>Not used</span> : <UsedIn uses={uses} />}
        </p>
      </div>
    </li>
  );
}

const maxShown = 3;

function UsedIn({ uses }: { uses: MediaUse[] }) {
  return (
    <span>
      Used in{" "}
      {uses.slice(0, maxShown).map((use, index) => (
        <span key={use.editionId}>
          {index > 0 && ", "}
          <UseLink {...use} />
        </span>
      ))}
      {uses.length > maxShown && ` and ${uses.length - maxShown} more`}
    </span>
  );
}

export function UseLink(use: MediaUse) {
  const kind = allKinds.find((name) => name === use.kind);
  if (!kind) return titleOf(use);
  return (
    <a href={editionAddress({ ...use, kind })} dir="auto">
      {titleOf(use)}
    </a>
  );
}
