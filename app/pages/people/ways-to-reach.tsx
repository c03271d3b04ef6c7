import type { CheckedLink } from "../../lists/checked-link.server.ts";
import { useWords } from "../../rendering/language.ts";
import { Link } from "../../ui/link.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./person.module.css";

type WaysToReachProps = { email: string | null; profile: CheckedLink | undefined };

/** The contact details that a person has published, if any. */
export function WaysToReach({ email, profile }: WaysToReachProps) {
  const { lists, people: words } = useWords();
  if (!email && !profile) return null;
  return (
    <dl className={styles.ways}>
      {email && (
        <div>
          <dt>{words.email}</dt>
          <dd>
            <a href={`mailto:${encodeURI(email)}`}>{email}</a>
          </dd>
        </div>
      )}
      {profile && (
        <div>
          <dt>{words.profile}</dt>
          <dd>
            {profile.host ? (
              <a href={profile.address} target="_blank" rel="noopener noreferrer me">
                {profile.host}
                <VisuallyHidden> {lists.opensInNewTab}</VisuallyHidden>
              </a>
            ) : (
              <Link to={profile.address}>{profile.address}</Link>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}
