import styles from "./arrow.module.css";

const paths = {
  back: "M17 10H4M9 4.5 3.5 10 9 15.5",
  on: "M3 10h13M11 4.5l5.5 5.5L11 15.5",
  elsewhere: "M5 15 14.5 5.5M6.5 5H15v8.5",
};

/** Drawn, not written: a font without the sign shows an empty box, and some phones a blue picture instead of ↗. */
export function Arrow({ leads }: { leads: keyof typeof paths }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      className={`${styles.arrow} ${leads === "back" ? "" : styles.after}`}
    >
      <path d={paths[leads]} />
    </svg>
  );
}
