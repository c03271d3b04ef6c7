import { splitAtMatches } from "../../server/content/search/matched-words.ts";
import { queryOf } from "../../server/content/search/query.ts";
import { ForeignText } from "../ui/foreign-text.tsx";
import styles from "./highlight.module.css";

/** A text with the search terms marked. */
export function Highlight({ text, q }: { text: string; q: string }) {
  const query = queryOf(q);
  return <Highlighted pieces={query ? splitAtMatches(text, query) : [text]} />;
}

/** Every second piece is marked. */
export function Highlighted({ pieces }: { pieces: string[] }) {
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the index is all that identifies a piece.
    <Piece key={index} text={piece} found={index % 2 === 1} />
  ));
}

function Piece({ text, found }: { text: string; found: boolean }) {
  const shown = <ForeignText>{text}</ForeignText>;
  return found ? <mark className={styles.mark}>{shown}</mark> : shown;
}
