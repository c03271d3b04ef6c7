import type { PreviewLink } from "../../../server/publishing/preview-links.ts";
import { Notice } from "../../ui/notice.tsx";
import { useDeskWords } from "../rendering/desk-language.ts";
import { Button } from "../ui/button.tsx";
import { Moment, TimesNote } from "../ui/moment.tsx";
import styles from "./preview.module.css";

/** The new link, which is only shown once. */
export function NewLink({ address, text }: { address: string; text: string }) {
  return (
    <Notice tone="success">
      <p>{text}</p>
      <p className={styles.made}>
        <a href={address} dir="ltr">
          {address}
        </a>
      </p>
    </Notice>
  );
}

export function PreviewLinks({ links }: { links: PreviewLink[] }) {
  const words = useDeskWords().preview.links;
  return (
    <section>
      <h2>{words.heading}</h2>
      <p>{words.help}</p>
      {links.length > 0 && (
        <>
          <ul className={styles.links}>
            {links.map(({ id, createdBy, createdAt, expiresAt }) => (
              <li key={id}>
                <span id={`link-${id}`}>
                  {words.created({
                    name: <bdi key="name">{createdBy}</bdi>,
                    created: <Moment key="created" instant={createdAt} />,
                    expires: <Moment key="expires" instant={expiresAt} />,
                  })}
                </span>
                <form method="post">
                  <input type="hidden" name="link" value={id} />
                  <Button act="revoke" variant="outline" aria-describedby={`link-${id}`}>
                    {words.revoke}
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
          {words.create}
        </Button>
      </form>
    </section>
  );
}
