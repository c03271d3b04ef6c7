import type { PageWords } from "../../../content/pages/index.ts";
import { defaultLanguage } from "../../../languages.ts";
import { useLanguage } from "../../rendering/language.ts";
import { DocumentPage, type DocumentProps } from "../../ui/document-page.tsx";

type LegalPageProps = {
  document: DocumentProps & Pick<PageWords<"privacy-policy">, "translation">;
  path: string;
};

/** A legal text. A translation says that the English version is binding, and links to it. */
export function LegalPage({ document: { translation, ...document }, path }: LegalPageProps) {
  const isTranslated = useLanguage() !== defaultLanguage;
  return (
    <DocumentPage {...document}>
      {isTranslated && (
        <p>
          {translation.note}{" "}
          <a href={path} hrefLang={defaultLanguage}>
            {translation.original}
          </a>
        </p>
      )}
    </DocumentPage>
  );
}
