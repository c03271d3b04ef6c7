import styles from "./arrow.module.css";

const paths = {
  back: "M20 12H5M11 5l-7 7 7 7",
  on: "M4 12h15M13 5l7 7-7 7",
  elsewhere: "M6 18 18 6M8 5h11v11",
};

/** Drawn, because a font may lack the character, and some phones show ↗ as a blue emoji. */
export function Arrow({ leads }: { leads: keyof typeof paths }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.arrow}>
      <path d={paths[leads]} />
    </svg>
  );
}
