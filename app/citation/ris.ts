import { doiAddress } from "../../content/citable.ts";
import { authorsOf, type Citation, inOneLine } from "./citation.ts";

/** A reference for Zotero, Mendeley, EndNote and others. */
export function ris(citation: Citation): string {
  const { kind, id, title, organisation, published, version, licence, doi, url, language, pdf } = citation;
  const fields: [tag: string, value: string | undefined][] = [
    // A report, or a web page.
    ["TY", kind === "resources" ? "RPRT" : "ELEC"],
    ["ID", id],
    ["TI", title],
    // Without a comma a name stays whole: we do not know which part of it is the family's.
    ...authorsOf(citation).map((name): [string, string] => ["AU", name.replaceAll(",", " ")]),
    ["PB", organisation],
    ["PY", published.slice(0, 4)],
    ["DA", published.replaceAll("-", "/")],
    ["ET", version],
    ["LA", language],
    ["DO", doi],
    ["UR", doi ? doiAddress(doi) : url],
    ["L1", pdf],
    ["L2", doi ? url : undefined],
    ["C1", licence && [licence.name, licence.url].filter(Boolean).join(", ")],
  ];
  const lines = fields.flatMap(([tag, value]) => (value ? [`${tag}  - ${inOneLine(value)}`] : []));
  return `${[...lines, "ER  - "].join("\r\n")}\r\n`;
}
