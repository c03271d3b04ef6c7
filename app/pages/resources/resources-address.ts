import { defaultLanguage } from "../../../languages.ts";
import { type ReadAddress, readListAddress } from "../../lists/list-address.ts";
import { wordsIn } from "../../words/words.ts";

// Addresses name categories in English, whatever the language of the page.
const { allResources, categoryNames } = wordsIn(defaultLanguage).ownWords.resources;
const categories = Object.keys(categoryNames);

/** A category in our spelling, whatever its case in the address. "All Resources" is no category; unknown ones stay. */
export function knownCategory(category: string): string {
  if (sameCategory(category, allResources)) return "";
  return categories.find((name) => sameCategory(category, name)) ?? category;
}

export const readResourcesAddress: ReadAddress = (query, filters) => {
  const address = readListAddress(query, filters);
  return { ...address, category: knownCategory(address.category) };
};

function sameCategory(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
