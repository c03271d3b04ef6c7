import { type Language, languages } from "../../../languages.ts";
import type { MediaItem, MediaTexts } from "../../../server/media/media-types.ts";
import { Field } from "../../ui/field.tsx";
import { useDeskWords } from "../rendering/desk-language.ts";
import styles from "./media.module.css";
import { otherLanguages } from "./media-item-acts.ts";

type Props = { item: MediaItem; isLocked: boolean };

/** The texts that visitors get with a picture: the original ones, then those in other languages. */
export function PictureDescription({ item, isLocked }: Props) {
  const { media: words } = useDeskWords();
  return (
    <>
      <TextFields texts={item} isLocked={isLocked} hints>
        <label className={styles.check}>
          <input type="checkbox" name="decorative" defaultChecked={item.decorative} disabled={isLocked} />
          {words.decorative}
        </label>
      </TextFields>
      <fieldset className={styles.group}>
        <legend>{words.inLanguages}</legend>
        <p>{words.inLanguagesHint}</p>
        {otherLanguages.map((language) => (
          <details key={language} open={item.translations[language] !== undefined}>
            <summary lang={language}>{languages[language].name}</summary>
            <TextFields texts={item.translations[language]} {...{ language, isLocked }} />
          </details>
        ))}
      </fieldset>
    </>
  );
}

type TextFieldsProps = {
  texts: MediaTexts | undefined;
  isLocked: boolean;
  /** Of a translation. */
  language?: Language;
  hints?: boolean;
  children?: React.ReactNode;
};

function TextFields({ texts, isLocked, language, hints = false, children }: TextFieldsProps) {
  const { media: words } = useDeskWords();
  const field = (name: keyof MediaTexts, original: string, hint: string, maxLength: number) => {
    const id = language ? `${name}-${language}` : name;
    // Heard one after the other, fields with the same label could not be told apart.
    const label = language ? `${original} (${languages[language].name})` : original;
    return (
      <Field
        {...{ id, label, name: id, maxLength, readOnly: isLocked, lang: language }}
        hint={hints ? hint : undefined}
        defaultValue={texts?.[name] ?? ""}
      />
    );
  };
  return (
    <>
      {field("alt", words.alt, words.altHint, 500)}
      {children}
      {field("caption", words.caption, words.captionHint, 500)}
      {field("credit", words.credit, words.creditHint, 200)}
    </>
  );
}
