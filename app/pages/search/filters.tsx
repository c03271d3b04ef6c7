import { kinds, sections } from "../../../sections.ts";
import { YearLinks } from "../../lists/year-links.tsx";
import { pageNames, peoplePath } from "../../metadata/site-map.ts";
import { useSite } from "../../rendering/root-data.ts";
import { FilterLinks } from "../../ui/filter-links.tsx";
import { search } from "../../words/en/search.ts";
import { sectionWords } from "../../words/en/sections.ts";
import { type SearchAddress, searchAddress } from "./search-address.ts";

const names = [
  { section: "", name: search.allSections },
  { section: "pages", name: search.pages },
  ...kinds.map((kind) => ({ section: sections[kind].path.slice(1), name: sectionWords[kind].list.title })),
  { section: "questions", name: search.questions },
];

const people = { section: "people", name: pageNames[peoplePath] };

/** Narrows a search to a section and to a year. Each keeps the other. */
export function Filters({ address, years }: { address: SearchAddress; years: number[] }) {
  const { hasPeople } = useSite();
  return (
    <>
      <FilterLinks
        label={search.section}
        options={[...names, ...(hasPeople ? [people] : [])].map(({ section, name }) => ({
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
    </>
  );
}
