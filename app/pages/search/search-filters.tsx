import { kinds, sections } from "../../../content/kinds.ts";
import { LanguageFilter } from "../../lists/language-filter.tsx";
import { YearLinks } from "../../lists/year-links.tsx";
import { peoplePath } from "../../metadata/page-paths.ts";
import { useWords } from "../../rendering/language.ts";
import { useSite } from "../../rendering/root-data.ts";
import { FilterLinks, FilterRow } from "../../ui/filter-links.tsx";
import type { Results } from "./find-everywhere.server.ts";
import { type SearchAddress, searchAddress, searchable } from "./search-address.ts";

type SearchFiltersProps = { address: SearchAddress; years: number[]; found: Results["sections"] };

/** Narrows a search by section, year and language. Each keeps the others. */
export function SearchFilters({ address, years, found }: SearchFiltersProps) {
  const { search } = useWords();
  const names = useSectionNames();
  const addressOf = (change: Partial<SearchAddress>) => searchAddress({ ...address, ...change, page: 1 });
  const option = (section: string, name: string) => ({
    name,
    to: addressOf({ section }),
    current: section === address.section,
  });
  const offered = searchable.flatMap((section) => {
    const total = found.find((each) => each.section === section);
    if (!total && section !== address.section) return [];
    return option(
      section,
      search.option({ ...(total ?? { total: 0, more: false }), name: names[section] ?? "" }),
    );
  });
  return (
    <FilterRow>
      <FilterLinks label={search.section} options={[option("", search.allSections), ...offered]} />
      <YearLinks years={years} year={address.year} addressOf={(year) => addressOf({ year })} />
      <LanguageFilter language={address.language} addressOf={(language) => addressOf({ language })} />
    </FilterRow>
  );
}

function useSectionNames(): Record<string, string> {
  const { search } = useWords();
  const { names } = useSite();
  return {
    ...Object.fromEntries(sections.map((kind) => [kinds[kind].path.slice(1), names[kinds[kind].path]])),
    ...{ pages: search.pages, questions: search.questions },
    ...{ people: names[peoplePath], partners: names[kinds.partners.path] },
  };
}
