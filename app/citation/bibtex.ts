import { authorsOf, type Citation, inOneLine } from "./citation.ts";

/** As LaTeX commands: BibTeX counts even escaped braces, and an unbalanced one would break the whole file. */
const commands: Record<string, string> = {
  "\\": "\\textbackslash{}",
  "{": "\\textbraceleft{}",
  "}": "\\textbraceright{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
};

/** Other scripts stay as they are: BibTeX files are UTF-8 today. */
const escaped = (text: string) =>
  inOneLine(text).replace(/[\\{}~^$&#%_]/g, (character) => commands[character] ?? `\\${character}`);

/** A reference for LaTeX. */
export function bibtex(citation: Citation): string {
  const { kind, id, title, organisation, published, version, licence, doi, url, language } = citation;
  const isReport = kind === "resources";
  const fields: [name: string, value: string | undefined][] = [
    // Double braces keep capitals, and names whole: we do not know which part of a name is the family's.
    ["title", `{${escaped(title)}}`],
    [
      "author",
      authorsOf(citation)
        .map((name) => `{${escaped(name)}}`)
        .join(" and "),
    ],
    [isReport ? "institution" : "publisher", `{${escaped(organisation)}}`],
    ["year", published.slice(0, 4)],
    ["month", published.slice(5, 7)],
    ["date", published],
    ["version", escaped(version)],
    ["doi", doi],
    ["url", url],
    ["language", language],
    ["note", licence && escaped([licence.name, licence.url].filter(Boolean).join(", "))],
  ];
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = {${value}},`] : []));
  return [`@${isReport ? "techreport" : "misc"}{${keyOf(kind, id)},`, ...lines, "}", ""].join("\n");
}

const keyOf = (kind: string, id: string) => `${kind}-${id}`.replace(/[^a-z\d]+/gi, "-");
