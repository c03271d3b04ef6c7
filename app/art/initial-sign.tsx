import { clothColour } from "./cloth-colour.ts";
import styles from "./initial-sign.module.css";

type InitialSignProps = {
  name: string;
  id: string;
  /** Whether a picture lies on it, which app/browser/broken-pictures.ts drops if it cannot be fetched. */
  isBelow?: boolean;
};

/** For somebody without a picture: the first letter of a name, in any script, on our cloth. It fills its box. */
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
