import { HeroArt } from "../art/hero-art.tsx";
import { useWords } from "../rendering/language.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { Section } from "../ui/section.tsx";
import { SectionHeader } from "../ui/section-header.tsx";
import type { RecordWords } from "../words/en/lists.ts";
import { type ListAddress, listAddress } from "./list-address.ts";
import styles from "./missing-record.module.css";
import { TryAgain } from "./try-again.tsx";

type MissingRecordProps = {
  path: string;
  words: RecordWords;
  from: ListAddress;
  failed: boolean;
  /** It was withdrawn. */
  gone: boolean;
};

/** Shown if the record is missing, was withdrawn or could not be read. */
export function MissingRecord({ path, words, from, failed, gone }: MissingRecordProps) {
  const { lists } = useWords();
  const lead = gone ? lists.withdrawn : words.notFoundLead;
  return (
    <>
      <SectionHeader
        title={words.notFound}
        lead={failed ? words.failedLead : lead}
        art={<HeroArt name="missing" />}
      />
      <Section>
        <div className={styles.ways}>
          <ButtonLink to={listAddress(path, from)}>{words.returnToList}</ButtonLink>
          {failed && <TryAgain />}
        </div>
      </Section>
    </>
  );
}
