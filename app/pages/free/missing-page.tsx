import { HeroArt } from "../../art/hero-art.tsx";
import { TryAgain } from "../../lists/try-again.tsx";
import { useWords } from "../../rendering/language.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";

/** The page was withdrawn or could not be read. Addresses that never had a page get app/pages/errors/not-found.tsx. */
export function MissingPage({ failed, gone }: { failed: boolean; gone: boolean }) {
  const { errors, lists } = useWords();
  const { title, description } = failed ? errors.failed : errors.notFound;
  return (
    <>
      <SectionHeader
        title={title}
        lead={gone ? lists.withdrawn : failed ? errors.failed.lead : description}
        art={<HeroArt name="missing" />}
      />
      <Section>{failed ? <TryAgain /> : <ButtonLink to="/">{errors.home}</ButtonLink>}</Section>
    </>
  );
}
