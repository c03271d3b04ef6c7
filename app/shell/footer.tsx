import { organisation, socialProfiles } from "../../organisation.ts";
import { Mark } from "../art/mark.tsx";
import { WeaveBand } from "../art/weave-band.tsx";
import { useWords } from "../rendering/language.ts";
import { useSite } from "../rendering/root-data.ts";
import { Link } from "../ui/link.tsx";
import type { Words } from "../words/translation.ts";
import styles from "./footer.module.css";
import { LanguageLinks } from "./language-links.tsx";
import { LowDataNote } from "./low-data-note.tsx";
import { ToTop } from "./to-top.tsx";
import { UnreadNote } from "./unread-note.tsx";

type Column = { heading: string; links: { name: string; link: string; isForPeople?: true }[] };

const columnsOf = (words: Words["shell"]["footer"]): Column[] => [
  {
    heading: words.about,
    links: [
      { name: words.mission, link: "/about/mission-vision" },
      { name: words.partnerships, link: "/about/partnerships" },
      { name: words.history, link: "/about/history" },
      { name: words.people, link: "/about/people", isForPeople: true },
      { name: words.involved, link: "/get-involved" },
    ],
  },
  {
    heading: words.programs,
    links: [
      { name: words.aiSecurity, link: "/ai-security" },
      { name: words.aiPolicy, link: "/ai-policy" },
      { name: words.work, link: "/our-work" },
      { name: words.events, link: "/events" },
      { name: words.news, link: "/news" },
    ],
  },
  {
    heading: words.other,
    links: [
      { name: words.faq, link: "/faq" },
      { name: words.privacy, link: "/privacy-policy" },
      { name: words.terms, link: "/terms-of-service" },
      { name: words.accessibility, link: "/accessibility" },
      { name: words.sitemap, link: "/sitemap" },
    ],
  },
];

export function Footer() {
  const { shell } = useWords();
  const { footer: words } = shell;
  const { details, hasPeople } = useSite();
  const profiles = socialProfiles(details);
  return (
    <footer className={styles.footer}>
      <WeaveBand />
      <div className={styles.body}>
        <div className={styles.brand}>
          <p className={styles.name}>
            <Mark className={styles.mark} />
            {organisation.name}
          </p>
          <p className={styles.blurb}>{words.blurb}</p>
          {profiles.length > 0 && (
            <ul className={styles.social}>
              {profiles.map(({ name, address }) => (
                <li key={name}>
                  <a
                    href={address}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={words.opensInNewTab({ name })}
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        {columnsOf(words).map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <h2 className={styles.heading}>{heading}</h2>
            <ul className={styles.links}>
              {links
                .filter(({ isForPeople }) => hasPeople || !isForPeople)
                .map(({ name, link }) => (
                  <li key={link}>
                    <Link to={link}>{name}</Link>
                  </li>
                ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.bottom}>
        <p>{words.copyright({ year: String(new Date().getUTCFullYear()), name: organisation.name })}</p>
        <ul className={styles.bottomLinks}>
          <li>
            <Link to="/contact">{words.contact}</Link>
          </li>
          <li>
            <Link to="/support">{words.support}</Link>
          </li>
          <li>
            <Link to="/search">{words.search}</Link>
          </li>
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
