import { useWords } from "../../rendering/language.ts";
import { Link } from "../../ui/link.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./how-we-work.module.css";

/** From research to training to policy, each step with the page it leads to. */
export function HowWeWork() {
  const { howWeWork } = useWords().home;
  const steps = [
    { ...howWeWork.research, to: "/our-work" },
    { ...howWeWork.training, to: "/resources?category=Training+Materials" },
    { ...howWeWork.policy, to: "/ai-policy" },
  ];
  return (
    <Section heading={howWeWork.heading} lead={howWeWork.lead}>
      <ol className={styles.steps}>
        {steps.map(({ title, text, link, to }) => (
          <li key={title}>
            <div className={styles.number} aria-hidden="true" />
            <h3>{title}</h3>
            <p>{text}</p>
            <Link to={to}>{link}</Link>
          </li>
        ))}
      </ol>
    </Section>
  );
}
