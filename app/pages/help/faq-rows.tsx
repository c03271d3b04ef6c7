import { faqAddress } from "../../lists/list-address.ts";
import { useWords } from "../../rendering/language.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Link } from "../../ui/link.tsx";
import { RenderedProse } from "../../ui/prose.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./faq-rows.module.css";
import type { FaqRow } from "./find-faq.server.ts";

/** Questions that open one by one. Each has its own address, and tags that link to other questions. */
export function FaqRows({ rows }: { rows: FaqRow[] }) {
  const { faq } = useWords();
  if (rows.length === 0) return null;
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, category, question, html, tags }) => (
        <li key={id}>
          <Disclosure id={id} summary={<h3 className={styles.question}>{question}</h3>}>
            <RenderedProse html={html} />
            <Link to={faqAddress({ category, id })} className={styles.permalink}>
              {faq.permalink}
              <VisuallyHidden>: {question}</VisuallyHidden>
            </Link>
          </Disclosure>
          <ul aria-label={faq.tags} className={styles.tags}>
            {tags.map((tag) => (
              <li key={tag}>
                <Link to={`/faq?${new URLSearchParams({ q: tag })}`} className={styles.tag}>
                  {tag}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
