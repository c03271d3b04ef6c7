import { useWords } from "../../rendering/language.ts";
import { contactOf, menuOf } from "../../shell/menu.ts";
import { Link } from "../../ui/link.tsx";
import { SearchForm } from "../../ui/search-form.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./suggestions.module.css";

/** From an address without a page: a search over the site, and its main sections. */
export function Suggestions() {
  const words = useWords();
  const { errors, search } = words;
  return (
    <>
      <Section>
        <SearchForm action="/search" q="" {...search.form} />
      </Section>
      <Section heading={errors.sections}>
        <ul className={styles.sections}>
          {[...menuOf(words), contactOf(words)].map(({ link, name }) => (
            <li key={link}>
              <Link to={link}>{name}</Link>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
