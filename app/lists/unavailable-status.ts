/** The answer when the database does not: nothing may keep or index it. */
export const unavailable = { status: 503, headers: { "cache-control": "no-store" } };
