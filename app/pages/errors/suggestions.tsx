import { contact, menu } from "../../shell/menu.ts";
import { Link } from "../../ui/link.tsx";
import { SearchForm } from "../../ui/search-form.tsx";
import { Section } from "../../ui/section.tsx";
import { errors } from "../../words/en/errors.ts";
import { search } from "../../words/en/search.ts";
import styles from "./suggestions.module.css";

/** From an address without a page: a search over the site, and its main sections. */
export function Suggestions() {
  return (
    <>
      <Section>
        <SearchForm action="/search" q="" {...search.form} />
      </Section>
      <Section heading={errors.sections}>
        <ul className={styles.sections}>
          {[...menu, contact].map(({ link, name }) => (
            <li key={link}>
              <Link to={link}>{name}</Link>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
