import { useWords } from "../rendering/language.ts";
import { FilterLinks } from "../ui/filter-links.tsx";

/** As many as a row or two can hold. */
const maxYears = 10;

type YearLinksProps = { years: number[]; year: string; addressOf: (year: string) => string };

/** Narrows a list to a year. Left out where there is but one, and none is asked for. */
export function YearLinks({ years, year, addressOf }: YearLinksProps) {
  const { lists } = useWords();
  if (years.length < 2 && !year) return null;
  const option = (value: string, name = value) => ({ name, to: addressOf(value), current: value === year });
  const offered = years.slice(0, maxYears).map((each) => option(String(each)));
  return <FilterLinks label={lists.year} options={[option("", lists.allYears), ...offered]} />;
}
