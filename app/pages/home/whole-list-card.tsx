import { kinds, updateKinds } from "../../../content/kinds.ts";
import type { UpdateFilter } from "../../../server/content/updates.ts";
import { useWords } from "../../rendering/language.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import styles from "./whole-list-card.module.css";

/** The last card. The row holds the newest only, and leads to the rest. */
export function WholeListCard({ filter }: { filter: UpdateFilter }) {
  const { sectionWords, updates: words } = useWords();
  return (
    <div className={styles.card}>
      <h3>{words.everything}</h3>
      {(filter === "all" ? updateKinds : [filter]).map((kind) => (
        <ButtonLink key={kind} to={kinds[kind].path} variant="outline">
          {sectionWords[kind].all}
        </ButtonLink>
      ))}
    </div>
  );
}
