import type { UpdateFilter } from "../../server/content/updates.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { updates as words } from "../words/en/updates.ts";
import { wholeList } from "./addresses.ts";
import styles from "./whole-list-card.module.css";

/** The last card. The row holds the newest only, and leads to the rest. */
export function WholeListCard({ filter }: { filter: UpdateFilter }) {
  const types = filter === "all" ? (["news", "event", "resource"] as const) : [filter];
  return (
    <div className={styles.card}>
      <h3>{words.wholeList.heading}</h3>
      {types.map((type) => (
        <ButtonLink key={type} to={wholeList[type]} variant="outline">
          {words.wholeList[type]}
        </ButtonLink>
      ))}
    </div>
  );
}
