import styles from "./icon.module.css";

/** Drawn on 24 × 24 with round lines, like the arrows of the site. */
const paths = {
  menu: "M4 7h16M4 12h16M4 17h16",
  today: "M4 12l8-8 8 8M7 10v9h10v-9",
  messages: "M4 6h16v12H4zM4 7l8 6 8-6",
  newsletter: "M3 12l18-8-6 17-4-7zM11 14l10-10",
  subscribers: "M4 9l8-5 8 5v10H4zM4 9l8 6 8-6",
  work: "M4 8h16v11H4zM9 8V5h6v3M4 13h16",
  news: "M5 4h14v16H5zM9 8h6M9 12h6M9 16h3",
  events: "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4",
  resources: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
  partners: "M9 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM15 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  people: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM5 20c1-4 4-5 7-5s6 1 7 5",
  questions: "M9 9a3 3 0 1 1 4 3c-1 .6-1 1-1 2M12 17v.5M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  pages: "M4 5h16v14H4zM4 9h16M9 9v10",
  pictures: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h.5",
  counts: "M4 20h16M7 20v-6M12 20V5M17 20v-9",
  staff: "M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3 19c1-4 3-5 6-5s5 1 6 5M16 6a3 3 0 0 1 0 5M18 14c2 .6 3 2 3.5 5",
  shield: "M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z",
  redirects: "M5 6h9a4 4 0 0 1 0 8H6M9 10l-4 4 4 4",
  log: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4l3 2",
  review: "M4 5h16v11H10l-5 4v-4H4zM8 9h8M8 12h5",
  care: "M15 4a5 5 0 0 0-5 7l-6 6 3 3 6-6a5 5 0 0 0 7-5l-3 2-3-3z",
  state: "M3 12h4l3-8 4 16 3-8h4",
  done: "M5 12l5 5L19 7",
} as const;

export type IconName = keyof typeof paths;

/** Always beside a label that says the same. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
    <path d={paths[name]} />
  </svg>
);
