import { useWords } from "../rendering/language.ts";
import { useSite } from "../rendering/root-data.ts";
import { ExternalLink } from "../ui/external-link.tsx";
import { channelsIn } from "./find-channels.ts";
import styles from "./newsletter.module.css";

/** The organisation's channels on WhatsApp and Telegram, if it has entered any as its profiles. */
export function Channels() {
  const { newsletter, lists } = useWords();
  const channels = channelsIn(useSite().organisation.profiles);
  if (channels.length === 0) return null;
  const { heading, text } = newsletter.channels;
  return (
    <aside className={styles.channels}>
      <h2>{heading}</h2>
      <p>{text}</p>
      <ul>
        {channels.map(({ name, address }) => (
          <li key={address}>
            <ExternalLink href={address} newTab={lists.opensInNewTab}>
              {name}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </aside>
  );
}
