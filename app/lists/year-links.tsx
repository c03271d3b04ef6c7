import { useWords } from "../rendering/language.ts";
import { FilterLinks } from "../ui/filter-links.tsx";

/** As many as fit into a row or two. */
const maxYears = 10;

type YearLinksProps = { years: number[]; year: string; addressOf: (year: string) => string };

/** Filters a list by year. Hidden if there is only one year and none is chosen. */
export function YearLinks({ years, year, addressOf }: YearLinksProps) {
  const { lists } = useWords();
  if (years.length < 2 && !year) return null;
  const option = (value: string, name = value) => ({ name, to: addressOf(value), current: value === year });
  const offered = years.slice(0, maxYears).map((each) => option(String(each)));
  return <FilterLinks label={lists.year} options={[option("", lists.allYears), ...offered]} />;
}
