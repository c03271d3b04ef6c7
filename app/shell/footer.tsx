import { Mark } from "../art/mark.tsx";
import { WeaveBand } from "../art/weave-band.tsx";
import { useWords } from "../rendering/language.ts";
import { useSite } from "../rendering/root-data.ts";
import { Link } from "../ui/link.tsx";
import styles from "./footer.module.css";
import { LanguageLinks } from "./language-links.tsx";
import { LowDataNote } from "./low-data-note.tsx";
import { ToTop } from "./to-top.tsx";
import { UnreadNote } from "./unread-note.tsx";

export function Footer() {
  const { shell } = useWords();
  const { organisation, footer } = useSite();
  return (
    <footer className={styles.footer}>
      <WeaveBand />
      <div className={styles.body}>
        <div className={styles.brand}>
          <p className={styles.name}>
            <Mark className={styles.mark} />
            {organisation.name}
          </p>
          <p className={styles.blurb}>{footer.blurb}</p>
          {organisation.profiles.length > 0 && (
            <ul className={styles.social}>
              {organisation.profiles.map(({ name, address }) => (
                <li key={name}>
                  <a
                    href={address}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={shell.opensInNewTab({ name })}
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        {footer.columns.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <h2 className={styles.heading}>{heading}</h2>
            <ul className={styles.links}>
              {links.map(({ id, label, to }) => (
                <li key={id}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.bottom}>
        <p>{footer.note}</p>
        <ul className={styles.bottomLinks}>
          {footer.last.map(({ id, label, to }) => (
            <li key={id}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
        <ToTop />
        <div className={styles.languages}>
          <LanguageLinks className={styles.bottomLinks} withOffers />
          <UnreadNote />
        </div>
        <LowDataNote />
      </div>
    </footer>
  );
}
