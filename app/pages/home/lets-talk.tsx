import { ButtonLink } from "../../ui/button-link.tsx";
import { Section } from "../../ui/section.tsx";
import { home } from "../../words/en/home.ts";

const { talk } = home;

export function LetsTalk() {
  return (
    <Section heading={talk.heading} lead={talk.lead} tone="tint">
      <ButtonLink to="/contact">{talk.contact}</ButtonLink>
    </Section>
  );
}
