import { isPageKind, isSection, type Kind, sectionOf } from "../../../content/kinds.ts";
import { splitAtMatches } from "../../../server/content/search/matched-words.ts";
import { type Query, queryOf } from "../../../server/content/search/query.ts";
import { EventSummary } from "../../lists/event-summary.tsx";
import { Highlighted } from "../../lists/highlight.tsx";
import { languageName } from "../../lists/language-name.ts";
import { useLanguage, useWords } from "../../rendering/language.ts";
import { Badge } from "../../ui/badge.tsx";
import { useForeignMarks } from "../../ui/foreign-text.tsx";
import { Link } from "../../ui/link.tsx";
import { LocalDate } from "../../ui/local-date.tsx";
import type { Hit } from "./find-everywhere.server.ts";
import styles from "./hits.module.css";

/** The results of a search over the site, best first. */
export function Hits({ q, hits }: { q: string; hits: Hit[] }) {
  const query = queryOf(q);
  if (!query) return null;
  return (
    <ol className={styles.hits}>
      {hits.map((hit) => (
        <li key={hit.to}>
          <Found hit={hit} query={query} />
        </li>
      ))}
    </ol>
  );
}

function Found({ hit, query }: { hit: Hit; query: Query }) {
  const { kind, to, title, excerpt, language, date, event } = hit;
  const { languageWords } = useWords();
  const page = useLanguage();
  const marks = useForeignMarks(language);
  return (
    <article>
      <h2 className={styles.title}>
        <Link to={to} {...marks}>
          <Highlighted pieces={splitAtMatches(title, query)} />
        </Link>
      </h2>
      <p className={styles.facts}>
        <KindBadge kind={kind} />
        {event ? <EventSummary {...event} /> : date && <LocalDate instant={date} />}
        {language !== page && (
          <span>{languageWords.inLanguage({ language: languageName(language, page) ?? language })}</span>
        )}
      </p>
      {excerpt && (
        <p className={styles.excerpt} {...marks}>
          <Highlighted pieces={splitAtMatches(excerpt, query)} />
        </p>
      )}
    </article>
  );
}

function KindBadge({ kind }: { kind: Kind }) {
  const { sectionWords, search } = useWords();
  if (isSection(kind)) {
    const { cover } = sectionOf(kind);
    const { one } = sectionWords[kind];
    return cover === "work" ? <span className={styles.kind}>{one}</span> : <Badge kind={cover}>{one}</Badge>;
  }
  const { page, person, partner, question } = search.one;
  const name = isPageKind(kind)
    ? page
    : { pages: page, people: person, partners: partner, faq: question }[kind];
  return <span className={styles.kind}>{name}</span>;
}
