import { type Language, languageCodes } from "../../languages.ts";
import { useLanguage, useWords } from "../rendering/language.ts";
import { FilterLinks } from "../ui/filter-links.tsx";
import { languageName } from "./language-name.ts";

type Chosen = Language | "";
type LanguageFilterProps = { language: Chosen; addressOf: (language: Chosen) => string };

/** Filters a list by language. */
export function LanguageFilter({ language, addressOf }: LanguageFilterProps) {
  const page = useLanguage();
  const { filter, all } = useWords().languageWords;
  const option = (value: Chosen, name: string) => ({
    name,
    to: addressOf(value),
    current: value === language,
  });
  return (
    <FilterLinks
      label={filter}
      options={[
        option("", all),
        ...languageCodes.map((code) => option(code, languageName(code, page) ?? code)),
      ]}
    />
  );
}
