import type { PreviewLink } from "../../../server/publishing/preview-links.ts";
import { Notice } from "../../ui/notice.tsx";
import { Button } from "../ui/button.tsx";
import { Moment, TimesNote } from "../ui/moment.tsx";
import styles from "./preview.module.css";

type PreviewLinksProps = {
  links: PreviewLink[];
  /** The new link, which is only shown once. */
  made: string | undefined;
};

export function PreviewLinks({ links, made }: PreviewLinksProps) {
  return (
    <section>
      <h2>Links for people without an account</h2>
      <p>Anyone with the link can see the latest draft, for seven days or until you revoke it.</p>
      {made && (
        <Notice tone="success">
          <p>Copy this link now: it will not be shown again.</p>
          <p className={styles.made}>
            <a href={made}>{made}</a>
          </p>
        </Notice>
      )}
      {links.length > 0 && (
        <>
          <ul className={styles.links}>
            {links.map(({ id, createdBy, createdAt, expiresAt }) => (
              <li key={id}>
                <span id={`link-${id}`}>
                  Created by <bdi>{createdBy}</bdi>, <Moment instant={createdAt} />; expires{" "}
                  <Moment instant={expiresAt} />
                </span>
                <form method="post">
                  <input type="hidden" name="link" value={id} />
                  <Button act="revoke" variant="outline" aria-describedby={`link-${id}`}>
                    Revoke
                  </Button>
                </form>
              </li>
            ))}
          </ul>
          <TimesNote />
        </>
      )}
      <form method="post">
        <Button act="make link" variant="outline">
          Create a preview link
        </Button>
      </form>
    </section>
  );
}
