import { sections, updateKinds } from "../../sections.ts";
import type { UpdateFilter } from "../../server/content/updates.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { sectionWords } from "../words/en/sections.ts";
import { updates as words } from "../words/en/updates.ts";
import styles from "./whole-list-card.module.css";

/** The last card. The row holds the newest only, and leads to the rest. */
export function WholeListCard({ filter }: { filter: UpdateFilter }) {
  return (
    <div className={styles.card}>
      <h3>{words.everything}</h3>
      {(filter === "all" ? updateKinds : [filter]).map((kind) => (
        <ButtonLink key={kind} to={sections[kind].path} variant="outline">
          {sectionWords[kind].all}
        </ButtonLink>
      ))}
    </div>
  );
}
