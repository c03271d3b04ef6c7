import { useId } from "react";
import { Highlight } from "../../lists/highlight.tsx";
import { languageName } from "../../lists/language-name.ts";
import { useLanguage, useWords } from "../../rendering/language.ts";
import { useForeignMarks } from "../../ui/foreign-text.tsx";
import { Link } from "../../ui/link.tsx";
import type { Hit, HitGroup } from "./find-everywhere.server.ts";
import styles from "./hits.module.css";

/** The first hits of one kind, and a link to the rest. */
export function Hits({ q, group: { name, hits, total, more, all } }: { q: string; group: HitGroup }) {
  const { search } = useWords();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.group}>
      <h2 id={headingId} className={styles.heading}>
        {name}
      </h2>
      <div>
        <ul className={styles.hits}>
          {hits.map((hit) => (
            <li key={hit.to}>
              <FoundText hit={hit} q={q} />
            </li>
          ))}
        </ul>
        {total > hits.length && (
          <Link to={all} className={styles.all}>
            {search.all({ count: search.count({ total, more }), group: name })}
          </Link>
        )}
      </div>
    </section>
  );
}

/** A hit in another language names that language. */
function FoundText({ hit: { to, title, excerpt, ...hit }, q }: { hit: Hit; q: string }) {
  const { languageWords } = useWords();
  const page = useLanguage();
  const { language = page } = hit;
  const marks = useForeignMarks(language);
  return (
    <>
      <Link to={to} className={styles.title} {...marks}>
        <Highlight text={title} q={q} />
      </Link>
      {excerpt && (
        <p className={styles.excerpt} {...marks}>
          <Highlight text={excerpt} q={q} />
        </p>
      )}
      {language !== page && (
        <p className={styles.excerpt}>
          {languageWords.inLanguage({ language: languageName(language, page) ?? language })}
        </p>
      )}
    </>
  );
}
