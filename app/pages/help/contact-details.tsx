import type { PageWords } from "../../../content/pages/index.ts";
import type { Organisation } from "../../../server/content/organisation.ts";
import { useWords } from "../../rendering/language.ts";
import styles from "./contact.module.css";

type ContactDetailsProps = {
  words: PageWords<"contact">["details"];
  organisation: Organisation;
  /** How fast we answered lately, in sentences. */
  responseTimes?: string | undefined;
  /** When we answer, if the office is closed. */
  closed?: string | undefined;
};

/** Where we are and how to reach us, without unset details. */
export function ContactDetails({ words, organisation, responseTimes, closed }: ContactDetailsProps) {
  const { details: labels } = useWords().contact;
  const { phone, email, pressPhone, pressEmail, profiles } = organisation;
  return (
    <div className={styles.details}>
      <h2>{words.heading}</h2>
      <dl className={styles.list}>
        <dt>{labels.place}</dt>
        <dd>{words.place}</dd>
        {phone && (
          <>
            <dt>{labels.phone}</dt>
            <Phone number={phone} />
          </>
        )}
        {email && (
          <>
            <dt>{labels.email}</dt>
            <Email address={email} />
          </>
        )}
        {(pressPhone || pressEmail) && (
          <>
            <dt>{labels.press}</dt>
            {pressPhone && <Phone number={pressPhone} />}
            {pressEmail && <Email address={pressEmail} />}
          </>
        )}
        <dt>{labels.reply}</dt>
        <dd>{words.replyWithin}</dd>
        {closed && <dd>{closed}</dd>}
        {responseTimes && <dd>{responseTimes}</dd>}
        {profiles.length > 0 && (
          <>
            <dt>{labels.social}</dt>
            {profiles.map(({ name, address }) => (
              <dd key={name}>
                <a
                  href={address}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={labels.opensInNewTab({ name })}
                >
                  {name}
                </a>
              </dd>
            ))}
          </>
        )}
      </dl>
    </div>
  );
}

function Phone({ number }: { number: string }) {
  return (
    <dd>
      {/* Otherwise the plus sign would be at the other end on Arabic pages. */}
      <a href={`tel:${number.replaceAll(" ", "")}`} dir="ltr">
        {number}
      </a>
    </dd>
  );
}

function Email({ address }: { address: string }) {
  return (
    <dd>
      <a href={`mailto:${address}`} dir="ltr">
        {address}
      </a>
    </dd>
  );
}
