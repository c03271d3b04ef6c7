import { type Language, languageCodes } from "../../../languages.ts";
import { themes } from "../../../server/publishing/previews/preview.ts";
import { useLanguage } from "../../ui/page-language.ts";
import { type AddressParts, editionAddress } from "../editions/edition-address.ts";
import { languageName } from "../editions/language-name.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import styles from "./newsletter.module.css";

type MailPreviewProps = {
  edition: AddressParts;
  language: Language;
  mail: { subject: string; text: string };
};

/** The mail in one language: in both themes, and as plain text. */
export function MailPreview({ edition, language, mail }: MailPreviewProps) {
  const { mail: words } = useDeskWords().newsletter;
  const reader = useLanguage();
  const address = editionAddress(edition, "mail");
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">{words.preview}</h2>
      <ul className={styles.languages}>
        {languageCodes.map((code) => (
          <li key={code}>
            <a
              href={`${address}?language=${code}#preview`}
              aria-current={code === language ? "true" : undefined}
            >
              {languageName(code, reader)}
            </a>
          </li>
        ))}
      </ul>
      <p>
        {words.subject({
          subject: (
            <bdi key="subject" lang={language}>
              {mail.subject}
            </bdi>
          ),
        })}
      </p>
      <div className={styles.frames}>
        {themes.map((theme) => (
          <figure key={theme}>
            <figcaption>{words[theme]}</figcaption>
            <iframe
              src={`${address}/preview?language=${language}&theme=${theme}`}
              title={words[theme]}
              loading="lazy"
            />
          </figure>
        ))}
      </div>
      <h3>{words.text}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard. */}
      <pre className={styles.plain} lang={language} dir="auto" tabIndex={0}>
        {mail.text}
      </pre>
    </section>
  );
}
