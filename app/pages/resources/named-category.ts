import { type ReadAddress, readListAddress } from "../../lists/list-address.ts";
import { ownWords } from "../../words/en/sections.ts";

const { allResources, categoryNames } = ownWords.resources;

/** A category as we write it, however the address does; "All Resources" is none; an unknown one stays. */
export function namedCategory(asked: string): string {
  if (sameCategory(asked, allResources)) return "";
  return categoryNames.find((name) => sameCategory(asked, name)) ?? asked;
}

export const readResourcesAddress: ReadAddress = (query, filters) => {
  const address = readListAddress(query, filters);
  return { ...address, category: namedCategory(address.category) };
};

function sameCategory(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
