import { allKinds } from "../../../content/kinds.ts";
import type { MediaUse } from "../../../server/publishing/media-uses.ts";
import { editionAddress, titleOf } from "../editions/edition-address.ts";
import { Moment } from "../ui/moment.tsx";
import { lacksAlt, type ShownItem, stateOf } from "../uploader/item.ts";
import styles from "./media.module.css";

type Row = { item: ShownItem; by: string; at: string; uses: MediaUse[] };

/** One picture or file of the list. */
export function ItemRow({ item, by, at, uses }: Row) {
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

const mostShown = 3;

function UsedIn({ uses }: { uses: MediaUse[] }) {
  return (
    <span>
      Used in{" "}
      {uses.slice(0, mostShown).map((use, index) => (
        <span key={use.editionId}>
          {index > 0 && ", "}
          <UseLink {...use} />
        </span>
      ))}
      {uses.length > mostShown && ` and ${uses.length - mostShown} more`}
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
