import { Fragment } from "react";
import { splitAtFound } from "../../server/content/found-words.ts";
import { queryOf } from "../../server/content/query.ts";
import styles from "./marked.module.css";

/** A text with the words marked that were searched for. */
export function Marked({ text, q }: { text: string; q: string }) {
  const query = queryOf(q);
  if (!query) return text;
  return splitAtFound(text, query).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by nothing but its place.
    <Fragment key={index}>{index % 2 === 1 ? <mark className={styles.mark}>{piece}</mark> : piece}</Fragment>
  ));
}
