import { cut } from "../markdown/plain-text.ts";

/** Set by the pages that search. It is removed before the answer is sent. */
export const failedSearchHeader = "x-nothing-found";

/** The response of a page whose whole search found nothing. */
export const nothingFound = { headers: { [failedSearchHeader]: "yes" } };

const maxLength = 80;
/** People type a name, an address or a number into any field. Seven digits are a phone number. */
const looksPersonal = /@|(?:\p{Nd}[\s().+/-]*){7}/u;

/** The search as it is counted; undefined if it looks like an e-mail address or a phone number. */
export function countedSearch(q: string): string | undefined {
  const text = q
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\p{C}\s]+/gu, " ")
    .trim();
  return text && !looksPersonal.test(text) ? cut(text, maxLength) : undefined;
}
