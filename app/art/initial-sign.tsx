import { clothColour } from "./cloth-colour.ts";
import styles from "./initial-sign.module.css";

type InitialSignProps = {
  name: string;
  id: string;
  /** Whether a picture covers it; app/browser/broken-pictures.ts removes one that fails to load. */
  isBelow?: boolean;
};

/** For people without a picture: the first letter of the name, in any script, on our cloth. It fills its container. */
export function InitialSign({ name, id, isBelow = false }: InitialSignProps) {
  return (
    <svg
      className={styles.sign}
      color={`var(--cloth-${clothColour(id)})`}
      viewBox="0 0 9 9"
      aria-hidden="true"
      data-below={isBelow ? "" : undefined}
    >
      <text x="4.5" y="4.7">
        {firstLetter(name)}
      </text>
    </svg>
  );
}

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

function firstLetter(name: string): string {
  const letters = [...graphemes.segment(name)].map(({ segment }) => segment);
  return letters.find((letter) => /\p{L}/u.test(letter))?.toLocaleUpperCase("en") ?? "";
}
