import { type Texts, textIn } from "../../server/registrations/registration-form.ts";
import { ForeignText } from "../ui/foreign-text.tsx";
import { useLanguage } from "../ui/page-language.ts";

/** A text of staff in the page's language or, if it is missing, in another one that is marked. */
export function ForeignLabel({ texts }: { texts: Texts }) {
  const found = textIn(useLanguage(), texts);
  if (!found) return null;
  return (
    <bdi>
      <ForeignText lang={found.language}>{found.text}</ForeignText>
    </bdi>
  );
}
