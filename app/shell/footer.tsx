import { createElement, type ReactNode } from "react";
import { defaultLanguage, localPath } from "../../languages.ts";
import { Mark } from "../art/mark.tsx";
import { WeaveBand } from "../art/weave-band.tsx";
import { ReadByNative } from "../lists/read-by-native.tsx";
import { useLanguage, useWords } from "../rendering/language.ts";
import { useSite } from "../rendering/root-data.ts";
import { Link } from "../ui/link.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { readBySpeaker } from "../words/read-by.ts";
import styles from "./footer.module.css";
import { LanguageLinks } from "./language-links.tsx";
import { LowDataNote } from "./low-data-note.tsx";
import buttons from "./round-button.module.css";

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
          <SignUp />
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
          <LanguageLinks className={styles.bottomLinks} />
          <ReadingNote />
        </div>
        <LowDataNote />
      </div>
    </footer>
  );
}

/** Leads to the form of the newsletter, with the address filled in. Posted, because addresses of pages are logged. */
function SignUp() {
  const { newsletter } = useWords();
  const action = localPath(useLanguage(), "/newsletter#sign-up");
  // A saved copy of the page is read without a connection.
  if (useSite().packed) return null;
  return (
    <form method="post" action={action} className={styles.signUp}>
      <label htmlFor="footer-email">{newsletter.heading}</label>
      <input
        id="footer-email"
        type="email"
        name="email"
        autoComplete="email"
        placeholder={newsletter.labels.email}
      />
      <button type="submit">{newsletter.signUp}</button>
    </form>
  );
}

/** A link, which works without script; app/browser/scroll-to-top.ts makes it scroll smoothly. */
function ToTop() {
  const { shell } = useWords();
  return (
    <a href="#top" className={buttons.round}>
      <VisuallyHidden>{shell.toTop}</VisuallyHidden>
      <svg aria-hidden="true" viewBox="0 0 24 24" width="22" height="22">
        <path d="M12 20V5M5 11.5 12 4.5l7 7" />
      </svg>
    </a>
  );
}

/** Says who has read the words of this page; or that no speaker has read this translation, and asks for corrections. */
function ReadingNote() {
  const language = useLanguage();
  const { languageWords } = useWords();
  const { reading } = useSite();
  if (reading) return <ReadByNative {...reading} />;
  if (language === defaultLanguage || readBySpeaker(language)) return null;
  const link = <Link to="/contact">{languageWords.correct}</Link>;
  return createElement("p", null, ...languageWords.unread<ReactNode>({ link }));
}
