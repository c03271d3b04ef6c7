import { Section } from "../ui/section.tsx";
import styles from "./style-page.module.css";
import type { ColourToken } from "./tokens.server.ts";

export function Colours({ tokens }: { tokens: readonly ColourToken[] }) {
  return (
    <Section heading="Colours" lead="app/styles/tokens.css. Nothing else names a colour." tone="tint">
      <ul className={styles.swatches}>
        {tokens.map(({ name, light, dark }) => (
          <li key={name}>
            <svg viewBox="0 0 16 9" aria-hidden="true" className={styles.swatch}>
              <path d="M0 0h16v9H0z" fill={`var(--${name})`} />
            </svg>
            <strong>{name}</strong>
            <span>
              {light} {dark}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
