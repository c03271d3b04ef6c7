import { authorsOf, type Citation } from "./citation.ts";

/** Highwire tags, which Google Scholar and reference managers read. */
export function citationMeta(citation: Citation): { name: string; content: string }[] {
  const { kind, title, organisation, published, language, doi, pdf, url } = citation;
  const date = published.replaceAll("-", "/");
  const tags: [name: string, content: string | undefined][] = [
    ["title", title],
    ...authorsOf(citation).map((name): [string, string] => ["author", name]),
    ["publication_date", date],
    ["online_date", date],
    ["language", language],
    [kind === "resources" ? "technical_report_institution" : "publisher", organisation],
    ["doi", doi],
    ["pdf_url", pdf],
    ["public_url", url],
  ];
  return tags.flatMap(([name, content]) => (content ? [{ name: `citation_${name}`, content }] : []));
}
