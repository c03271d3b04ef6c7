import { kinds, sections } from "../../../content/kinds.ts";
import { LanguageFilter } from "../../lists/language-filter.tsx";
import { YearLinks } from "../../lists/year-links.tsx";
import { peoplePath } from "../../metadata/page-paths.ts";
import { useWords } from "../../rendering/language.ts";
import { useSite } from "../../rendering/root-data.ts";
import { FilterLinks } from "../../ui/filter-links.tsx";
import { type SearchAddress, searchAddress } from "./search-address.ts";

/** SearchFilters a search by section, year and language. Each keeps the others. */
export function SearchFilters({ address, years }: { address: SearchAddress; years: number[] }) {
  const { search } = useWords();
  const { hasPeople, names: pageNames } = useSite();
  const names = [
    { section: "", name: search.allSections },
    { section: "pages", name: search.pages },
    ...sections.map((kind) => ({ section: kinds[kind].path.slice(1), name: pageNames[kinds[kind].path] })),
    { section: "questions", name: search.questions },
    ...(hasPeople ? [{ section: "people", name: pageNames[peoplePath] }] : []),
  ];
  return (
    <>
      <FilterLinks
        label={search.section}
        options={names.map(({ section, name }) => ({
          name,
          to: searchAddress({ ...address, section }),
          current: section === address.section,
        }))}
      />
      <YearLinks
        years={years}
        year={address.year}
        addressOf={(year) => searchAddress({ ...address, year })}
      />
      <LanguageFilter
        language={address.language}
        addressOf={(language) => searchAddress({ ...address, language })}
      />
    </>
  );
}
