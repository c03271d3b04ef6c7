import { useLanguage, useWords } from "../rendering/language.ts";
import { useSite } from "../rendering/root-data.ts";
import { Link } from "../ui/link.tsx";
import styles from "./site-notice.module.css";

/** The notice that staff can switch on. In the page itself, so that nothing moves and no script is needed. */
export function SiteNotice() {
  const { siteNotice } = useWords();
  const page = useLanguage();
  const { notice } = useSite();
  if (!notice) return null;
  const { text, language, link } = notice;
  return (
    <aside aria-label={siteNotice.label} className={styles.notice}>
      <p lang={language === page ? undefined : language} dir="auto">
        {text} {link && <Link to={link.to}>{link.label}</Link>}
      </p>
    </aside>
  );
}
