import type { milestoneIcons } from "../../../content/pages/origins.ts";
import styles from "./milestone-icon.module.css";

/** Line drawings on a 24-unit grid. */
const drawings: Record<keyof typeof milestoneIcons, string> & { [icon: string]: string } = {
  seedling: "M12 21v-9M12 14c0-4-3-6-7-6 0 4 3 6 7 6ZM12 12c0-5 3-8 8-8 0 5-3 8-8 8ZM7 21h10",
  flask: "M9 3h6M10 3v6l-5 9q-1.5 3 2 3h10q3.5 0 2-3l-5-9V3M7.5 15h9",
  // A magnifier over lines of text.
  magnifier: "M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM15.2 15.2 21 21M8 9h5M8 12h3.5",
  // A board with people in front.
  board: "M3 4h18v9H3zM7 8h6M8 17.5a1.5 1.5 0 1 1-.01 0M16 17.5a1.5 1.5 0 1 1-.01 0M12 13v3",
  // A page with its points ticked.
  checklist: "M6 3h9l4 4v14H6zM15 3v4h4M9 12l1.2 1.2L12.5 11M9 17l1.2 1.2L12.5 16M14.5 12.5H16M14.5 17.5H16",
  // Points connected to a hub.
  network:
    "M14 12a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM6 5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0ZM21 6a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0ZM7 19a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0ZM20 19a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0ZM5.6 6.1l4.9 4.5M18.3 7l-4.7 3.8M6.7 18l3.9-4.6M17.4 17.9l-4-4.5",
};

/** The icon of a milestone. Decorative: the title beside it says the same. */
export function MilestoneIcon({ icon }: { icon: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[icon] ?? drawings.seedling} />
    </svg>
  );
}
