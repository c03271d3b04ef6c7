import { useWords } from "../../rendering/language.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Section } from "../../ui/section.tsx";

/** For a wrong link or an erased registration, and after too many wrong links. */
export function MissingRegistration({ reason }: { reason: "missing" | "tooMany" }) {
  const { ownRegistration, myData } = useWords();
  const words = ownRegistration[reason];
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <Section>
        <ButtonLink to="/contact">{myData.missing.contact}</ButtonLink>
      </Section>
    </>
  );
}
