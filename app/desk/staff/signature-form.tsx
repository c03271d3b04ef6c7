import { maxSignature } from "../../../server/staff/staff.ts";
import { Field } from "../../ui/field.tsx";
import { useDeskWords } from "../rendering/desk-language.ts";
import { Button } from "../ui/button.tsx";
import styles from "./staff.module.css";

/** The text below the person's replies to visitors. */
export function SignatureForm({ signature }: { signature: string }) {
  const {
    account: { signature: words },
    common,
  } = useDeskWords();
  return (
    <>
      <h2>{words.heading}</h2>
      <form method="post" id="signature" className={styles.fields}>
        <Field
          id="own-signature"
          label={words.heading}
          name="signature"
          rows={4}
          hint={words.help({ characters: maxSignature })}
          defaultValue={signature}
        />
        <Button act="sign" variant="outline">
          {common.save}
        </Button>
      </form>
    </>
  );
}
