/** An address for every kind of page, for the checks that go over all of them: a new page is among them by itself. */
import { pages as fixedPages } from "../app/metadata/page-paths.ts";

const found: Record<string, string> = { "/search": "/search?q=security" };

/** A record of each kind, and what is not there. */
const others = [
  "/our-work/model-provenance",
  "/news/addis-programme",
  "/events/signing-day-nairobi",
  "/resources/secrets-in-ci",
  "/no-such-page",
  "/news/no-such-news",
];

export const pages: readonly string[] = [...fixedPages.map((path) => found[path] ?? path), ...others];

/** More records, for the checks that look at how they are laid out. */
export const records = ["/our-work/signed-pipelines", "/news/why-the-pipeline", "/events/open-meeting-addis"];
