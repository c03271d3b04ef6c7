import { defaultLanguage } from "../../../languages.ts";
import { useLanguage, useWords } from "../../rendering/language.ts";
import { DocumentPage, type DocumentProps } from "../../ui/document-page.tsx";

/** A legal text. Above a translation stands that the English one binds, and the way there. */
export function LegalPage({ document, path }: { document: DocumentProps; path: string }) {
  const { legal } = useWords();
  const isTranslated = useLanguage() !== defaultLanguage;
  return (
    <DocumentPage {...document}>
      {isTranslated && (
        <p>
          {legal.englishBinds}{" "}
          <a href={path} hrefLang={defaultLanguage}>
            {legal.readEnglish}
          </a>
        </p>
      )}
    </DocumentPage>
  );
}
