import { HeroArt } from "../../art/hero-art.tsx";
import { TryAgain } from "../../lists/try-again.tsx";
import { peoplePath } from "../../metadata/page-paths.ts";
import { useWords } from "../../rendering/language.ts";
import { useSite } from "../../rendering/root-data.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import styles from "./person.module.css";

/** The person is missing, or could not be read. Links to the list only if it has people. */
export function MissingPerson({ failed, gone }: { failed: boolean; gone: boolean }) {
  const {
    lists,
    people: { missing: words },
  } = useWords();
  const { hasPeople } = useSite();
  const lead = gone ? lists.withdrawn : words.lead;
  return (
    <>
      <SectionHeader
        title={words.title}
        lead={failed ? words.failedLead : lead}
        art={<HeroArt name="missing" />}
      />
      <Section>
        <div className={styles.back}>
          <ButtonLink to={hasPeople ? peoplePath : "/about"}>
            {hasPeople ? words.toList : words.toAbout}
          </ButtonLink>
          {failed && <TryAgain />}
        </div>
      </Section>
    </>
  );
}
