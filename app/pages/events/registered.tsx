import { questionPromise, resultId } from "../../registration/receive-registration.ts";
import { useLanguage, useWords } from "../../rendering/language.ts";
import { Notice } from "../../ui/notice.tsx";

type RegisteredProps = { withQuestion: boolean; closedUntil: string | undefined };

/** Thanks a person who registered. It says the same whether or not the address was registered before. */
export function Registered({ withQuestion, closedUntil }: RegisteredProps) {
  const words = useWords();
  const language = useLanguage();
  const { sent } = words.registrationForm;
  return (
    <Notice tone="success" id={resultId}>
      <p>
        <strong>{sent.title}</strong> {sent.mail}
      </p>
      {withQuestion && <p>{questionPromise(words, language, closedUntil)}</p>}
      <p>{sent.missing}</p>
    </Notice>
  );
}
