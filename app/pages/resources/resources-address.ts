import { defaultLanguage } from "../../../languages.ts";
import { type ReadAddress, readListAddress } from "../../lists/list-address.ts";
import { wordsIn } from "../../words/words.ts";

// Addresses name categories in English, in whatever language their page is.
const { allResources, categoryNames } = wordsIn(defaultLanguage).ownWords.resources;
const categories = Object.keys(categoryNames);

/** A category as we write it, however the address does; "All Resources" is none; an unknown one stays. */
export function knownCategory(asked: string): string {
  if (sameCategory(asked, allResources)) return "";
  return categories.find((name) => sameCategory(asked, name)) ?? asked;
}

export const readResourcesAddress: ReadAddress = (query, filters) => {
  const address = readListAddress(query, filters);
  return { ...address, category: knownCategory(address.category) };
};

function sameCategory(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
