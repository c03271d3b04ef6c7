import type { PageWords } from "../../../content/pages/index.ts";
import { Link } from "../../ui/link.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./how-we-work.module.css";

/** Our work step by step, each with a link to its page. */
export function HowWeWork({ words }: { words: PageWords<"home">["howWeWork"] }) {
  return (
    <Section heading={words.heading} lead={words.lead} tone="tint" deferred>
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
