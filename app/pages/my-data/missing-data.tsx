import { useWords } from "../../rendering/language.ts";
import { useSite } from "../../rendering/root-data.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./my-data.module.css";

/** For a wrong link or an erased message: how to ask for one's data anyway. */
export function MissingData() {
  const { missing: words } = useWords().myData;
  const { email } = useSite().organisation;
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <Section>
        <p className={styles.note}>
          {words.ask} {email && <a href={`mailto:${email}`}>{email}</a>}
        </p>
        <p>
          <ButtonLink to="/contact">{words.contact}</ButtonLink>
        </p>
      </Section>
    </>
  );
}
