import { type ReadAddress, readFilteredAddress } from "../../lists/list-address.ts";
import { resources } from "../../words/en/resources.ts";

/** A category as we write it, however the address does; "All Resources" is none; an unknown one stays. */
export function namedCategory(asked: string): string {
  if (sameCategory(asked, resources.allResources)) return "";
  return resources.categoryNames.find((name) => sameCategory(asked, name)) ?? asked;
}

export const readResourcesAddress: ReadAddress = (query) => {
  const address = readFilteredAddress(query);
  return { ...address, category: namedCategory(address.category) };
};

function sameCategory(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
