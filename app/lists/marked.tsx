import { Fragment } from "react";
import { splitAtFound } from "../../server/content/found-words.ts";
import { queryOf } from "../../server/content/query.ts";
import { ForeignText } from "../ui/foreign-text.tsx";
import styles from "./marked.module.css";

/** A text with the words marked that were searched for. */
export function Marked({ text, q }: { text: string; q: string }) {
  const query = queryOf(q);
  if (!query) return <ForeignText lang="en">{text}</ForeignText>;
  return splitAtFound(text, query).map((piece, index) => {
    const shown = <ForeignText lang="en">{piece}</ForeignText>;
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by nothing but its place.
    return (
      <Fragment key={index}>
        {index % 2 === 1 ? <mark className={styles.mark}>{shown}</mark> : shown}
      </Fragment>
    );
  });
}
