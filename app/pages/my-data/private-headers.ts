/**
 * For whoever has the address, and nobody else: kept by no browser, found by no search. The address is in no referrer. Not
 * "no-referrer": with that, browsers hide where a form was posted from, too, and what hides it is refused.
 */
export const privateHeaders = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "strict-origin",
};

export const myDataAddress = (token: string) => `/my-data/${encodeURIComponent(token)}`;
