import { ButtonLink } from "../ui/button-link.tsx";
import { updates as words } from "../words/en/updates.ts";
import styles from "./more-card.module.css";
import { type UpdateKind, wholeList } from "./updates.ts";

/** The last card: the home page shows the newest only, and leads to the rest. */
export function MoreCard({ kinds }: { kinds: UpdateKind[] }) {
  return (
    <div className={styles.card}>
      <h3>{words.more.heading}</h3>
      {kinds.map((kind) => (
        <ButtonLink key={kind} to={wholeList[kind]} variant="outline">
          {words.more[kind]}
        </ButtonLink>
      ))}
    </div>
  );
}
