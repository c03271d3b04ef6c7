import type { Kind } from "../../../content/kinds.ts";
import { Icon } from "../ui/icon.tsx";
import { kindIcon } from "../ui/kind-icon.ts";
import styles from "./edition-list.module.css";

/** The picture of a record, or else the sign of its kind. The title beside it says what it is. */
export const Thumbnail = ({ kind, image }: { kind: Kind; image: string | undefined }) => (
  <span className={styles.thumbnail}>
    {image ? (
      <img src={image} alt="" width="56" height="56" loading="lazy" />
    ) : (
      <Icon name={kindIcon(kind)} />
    )}
  </span>
);
