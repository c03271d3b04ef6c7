import { useWords } from "../../rendering/language.ts";
import { useSite } from "../../rendering/root-data.ts";
import { Link } from "../../ui/link.tsx";
import { SearchForm } from "../../ui/search-form.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./suggestions.module.css";

/** For addresses without a page: a search, and links to the main sections. */
export function Suggestions() {
  const { errors, search } = useWords();
  const { menu } = useSite();
  return (
    <>
      <Section>
        <SearchForm action="/search" q="" {...search.form} />
      </Section>
      <Section heading={errors.sections}>
        <ul className={styles.sections}>
          {[...menu.items, menu.contact].map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
