import type { Heading } from "../../server/markdown/long-text.ts";
import { useWords } from "../rendering/language.ts";
import styles from "./table-of-contents.module.css";

/** Links to the headings of a long text. */
export function TableOfContents({ headings, lang }: { headings: Heading[]; lang: string | undefined }) {
  const { lists } = useWords();
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <h2 id="contents">{lists.contents}</h2>
      <ol lang={lang}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
