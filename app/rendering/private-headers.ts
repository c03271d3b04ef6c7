/**
 * Only the visitor who has the address may see the page: not cached, not indexed, and the address is in no referrer.
 * Not "no-referrer", with which browsers hide the origin of a posted form too, and the server rejects such posts.
 */
export const privateHeaders = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "strict-origin",
};
