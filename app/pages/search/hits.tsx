import { useId } from "react";
import { Marked } from "../../lists/marked.tsx";
import { useWords } from "../../rendering/language.ts";
import { Link } from "../../ui/link.tsx";
import type { HitGroup } from "./find-everywhere.server.ts";
import styles from "./hits.module.css";

/** The first hits of one kind, and the way to the rest. */
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
          {hits.map(({ to, title, excerpt }) => (
            <li key={to}>
              <Link to={to} className={styles.title}>
                <Marked text={title} q={q} />
              </Link>
              {excerpt && (
                <p className={styles.excerpt}>
                  <Marked text={excerpt} q={q} />
                </p>
              )}
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
