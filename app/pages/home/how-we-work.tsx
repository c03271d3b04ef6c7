import type { PageWords } from "../../../content/pages/index.ts";
import { Link } from "../../ui/link.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./how-we-work.module.css";

/** Step by step, each with the page that it leads to. */
export function HowWeWork({ words }: { words: PageWords<"home">["howWeWork"] }) {
  return (
    <Section heading={words.heading} lead={words.lead}>
      <ol className={styles.steps}>
        {words.steps.map(({ id, title, text, link }) => (
          <li key={id}>
            <div className={styles.number} aria-hidden="true" />
            <h3>{title}</h3>
            <p>{text}</p>
            <Link to={link.to}>{link.label}</Link>
          </li>
        ))}
      </ol>
    </Section>
  );
}
