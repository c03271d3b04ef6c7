import { languageCodes } from "../../../languages.ts";
import { maxImported, maxSourceNote } from "../../../server/newsletter/newsletter-limits.ts";
import { mayActAs } from "../../../server/staff/roles.ts";
import { Field, FieldFrame } from "../../ui/field.tsx";
import { useLanguage } from "../../ui/page-language.ts";
import { languageName } from "../editions/language-name.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import { useDesk } from "../rendering/use-desk.ts";
import staffStyles from "../staff/staff.module.css";
import { Button } from "../ui/button.tsx";

/** Adds people who agreed elsewhere. For administrators. */
export function ImportForm() {
  const { import: words } = useDeskWords().newsletter;
  const language = useLanguage();
  const { person } = useDesk();
  if (!person || !mayActAs(person.role, "administrator")) return null;
  return (
    <details className={staffStyles.more}>
      <summary>{words.heading}</summary>
      <form method="post" className={staffStyles.fields}>
        <Field
          id="rows"
          name="rows"
          label={words.rows}
          hint={words.help({ most: maxImported })}
          rows={6}
          dir="ltr"
        />
        <FieldFrame id="import-language" label={words.language}>
          {(shared) => (
            <select name="language" defaultValue={language} {...shared}>
              {languageCodes.map((code) => (
                <option key={code} value={code}>
                  {languageName(code, language)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <Field
          id="source"
          name="source"
          label={words.source}
          hint={words.sourceHint}
          maxLength={maxSourceNote}
          required
        />
        <Field id="agreed-on" name="agreed_on" type="date" label={words.agreedOn} required />
        <label>
          <input type="checkbox" name="declared" value="yes" /> {words.declared}
        </label>
        <Button act="import">{words.button}</Button>
      </form>
    </details>
  );
}
