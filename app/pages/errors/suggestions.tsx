import { Link } from "../../ui/link.tsx";
import { SearchForm } from "../../ui/search-form.tsx";
import { Section } from "../../ui/section.tsx";
import { errors } from "../../words/en/errors.ts";
import { search } from "../../words/en/search.ts";
import { shell } from "../../words/en/shell.ts";
import styles from "./suggestions.module.css";

// The names from the menu, so that a section is called the same everywhere.
const { menu } = shell;
const sections = [
  { to: "/", name: menu.home },
  { to: "/about", name: menu.about },
  { to: "/resources", name: menu.resources },
  { to: "/ai-security", name: menu.aiSecurity },
  { to: "/our-work", name: menu.work },
  { to: "/get-involved", name: menu.involved },
  { to: "/events", name: menu.events },
  { to: "/news", name: menu.news },
  { to: "/contact", name: menu.contact },
];

/** From an address without a page: a search over the site, and its main sections. */
export function Suggestions() {
  return (
    <>
      <Section>
        <SearchForm action="/search" q="" {...search.form} />
      </Section>
      <Section heading={errors.sections}>
        <ul className={styles.sections}>
          {sections.map(({ to, name }) => (
            <li key={to}>
              <Link to={to}>{name}</Link>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
