/** The status of a page whose content could not be read. It must not be cached or indexed. */
export const unavailable = { status: 503, headers: { "cache-control": "no-store" } };
