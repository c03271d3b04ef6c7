import type { HeadersArgs } from "react-router";

/** The answer when the database does not: nothing may keep or index it. */
export const unavailable = { status: 503, headers: { "cache-control": "no-store" } };

/** For a route's `headers`: what its loader set goes out with the page too. */
export const fromLoader = ({ loaderHeaders }: HeadersArgs): Headers => loaderHeaders;
