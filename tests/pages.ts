/** An address for every kind of page, for checks that cover all of them. New pages are included automatically. */
import { pages as fixedPages } from "../app/metadata/page-paths.ts";

const found: Record<string, string> = { "/search": "/search?q=security" };

/** A record of each kind, and missing pages. */
const others = [
  "/our-work/model-provenance",
  "/news/addis-programme",
  "/events/signing-day-nairobi",
  "/resources/secrets-in-ci",
  "/no-such-page",
  "/news/no-such-news",
];

export const pages: readonly string[] = [...fixedPages.map((path) => found[path] ?? path), ...others];

/** More records, for layout checks. */
export const records = ["/our-work/signed-pipelines", "/news/why-the-pipeline", "/events/open-meeting-addis"];
