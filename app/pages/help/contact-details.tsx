import { organisation, socialProfiles } from "../../../organisation.ts";
import { contact } from "../../words/en/contact.ts";
import styles from "./contact.module.css";

const words = contact.details;

/** Where we are and how to reach us; what is not set is not shown. */
export function ContactDetails() {
  const { city, country, phone, email, press } = organisation;
  return (
    <div className={styles.details}>
      <h2>{words.heading}</h2>
      <dl className={styles.list}>
        <dt>{words.place}</dt>
        <dd>
          {city}, {country}
        </dd>
        {phone && (
          <>
            <dt>{words.phone}</dt>
            <Phone number={phone} />
          </>
        )}
        {email && (
          <>
            <dt>{words.email}</dt>
            <Email address={email} />
          </>
        )}
        {(press?.phone || press?.email) && (
          <>
            <dt>{words.press}</dt>
            {press.phone && <Phone number={press.phone} />}
            {press.email && <Email address={press.email} />}
          </>
        )}
        <dt>{words.reply}</dt>
        <dd>{words.replyWithin}</dd>
        {socialProfiles.length > 0 && (
          <>
            <dt>{words.social}</dt>
            {socialProfiles.map(({ name, address }) => (
              <dd key={name}>
                <a
                  href={address}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={words.opensInNewTab(name)}
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
      <a href={`tel:${number.replaceAll(" ", "")}`}>{number}</a>
    </dd>
  );
}

function Email({ address }: { address: string }) {
  return (
    <dd>
      <a href={`mailto:${address}`}>{address}</a>
    </dd>
  );
}
