import { Link } from "./link.tsx";
import styles from "./pagination.module.css";

type PaginationProps = {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
  words: { label: string; previous: string; next: string; page: (values: { page: number }) => string };
};

export function Pagination({ page, pages, addressOf, words }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={words.label}>
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <Link to={addressOf(page - 1)} rel="prev" className={styles.link}>
              {words.previous}
            </Link>
          </li>
        )}
        {pageNumbers(page, pages).map((number) =>
          typeof number === "string" ? (
            <li key={number} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number} className={styles.number}>
              <Link
                to={addressOf(number)}
                aria-label={words.page({ page: number })}
                aria-current={number === page ? "page" : undefined}
                className={styles.link}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <Link to={addressOf(page + 1)} rel="next" className={styles.link}>
              {words.next}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

type Gap = "before" | "after";

/** The first page, the last, and the current one with its neighbours. A gap stands for at least two pages. */
export function pageNumbers(page: number, pages: number): (number | Gap)[] {
  const from = page - 1 <= 3 ? 2 : page - 1;
  const to = page + 1 >= pages - 2 ? pages - 1 : page + 1;
  return [
    1,
    ...(from > 2 ? (["before"] as const) : []),
    ...Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index),
    ...(to < pages - 1 ? (["after"] as const) : []),
    ...(pages > 1 ? [pages] : []),
  ];
}
