import type { ReactNode } from "react";
import { doiAddress } from "../../content/citable.ts";
import { useWords } from "../rendering/language.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import { ForeignText } from "../ui/foreign-text.tsx";
import { Link } from "../ui/link.tsx";
import type { Words } from "../words/translation.ts";
import { authorsOf, type Citation, citationFile } from "./citation.ts";
import styles from "./cite-this.module.css";

/** A reference to copy, and the same as files for reference managers. */
export function CiteThis({ citation }: { citation: Citation }) {
  const { citation: words, lists } = useWords();
  const { kind, id, title, language, version, organisation, published, doi, url } = citation;
  const authors = authorsOf(citation);
  return (
    <div className={styles.cite}>
      <Disclosure id="cite" summary={<h2 className={styles.heading}>{words.heading}</h2>}>
        <p className={styles.text}>
          <bdi>{authors.join(lists.comma)}</bdi> ({published.slice(0, 4)}).{" "}
          <cite>
            <ForeignText lang={language}>{title}</ForeignText>
          </cite>
          . {version && `${words.edition({ version })}. `}
          {!authors.includes(organisation) && (
            <>
              <bdi>{organisation}</bdi>.{" "}
            </>
          )}
          <bdi>{doi ? doiAddress(doi) : url}</bdi>
        </p>
        <ul className={styles.files}>
          <li>
            <Link to={citationFile(kind, id, "bib")}>{words.bibtex}</Link>
          </li>
          <li>
            <Link to={citationFile(kind, id, "ris")}>{words.ris}</Link>
          </li>
        </ul>
      </Disclosure>
    </div>
  );
}

/** The version, licence and DOI, among the facts of a record. Unset ones are left out. */
export function citationFacts(
  { citation: words }: Words,
  { version, licence, doi }: Citation,
): { term: string; detail: ReactNode }[] {
  return [
    ...(version ? [{ term: words.release, detail: <bdi>{version}</bdi> }] : []),
    ...(licence
      ? [
          {
            term: words.licence,
            detail: licence.url ? (
              <a href={licence.url} rel="license">
                <bdi>{licence.name}</bdi>
              </a>
            ) : (
              <bdi>{licence.name}</bdi>
            ),
          },
        ]
      : []),
    ...(doi
      ? [
          {
            term: words.doi,
            detail: (
              <a href={doiAddress(doi)}>
                <bdi>{doi}</bdi>
              </a>
            ),
          },
        ]
      : []),
  ];
}
