import { organisation, socialProfiles } from "../../../organisation.ts";
import { contact } from "../../words/en/contact.ts";
import styles from "./contact.module.css";

const words = contact.details;

/** Where we are and how to reach us; what is not set is not shown. */
export function ContactDetails() {
  const { city, country, phone, email } = organisation;
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
            <dd>
              <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>
            </dd>
          </>
        )}
        {email && (
          <>
            <dt>{words.email}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
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
