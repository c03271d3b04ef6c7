import { addressBelow, type SectionKind, sectionOf, sections } from "../../content/kinds.ts";
import { type Language, localPath } from "../../languages.ts";

/** A record, or without `id` the list of its section. */
export type PackName = { language: Language; kind: SectionKind; id?: string | undefined };

/** "/fr/packs/resources", followed by ".gz", ".html" or ".json". */
export function packAddress({ language, kind, id }: PackName): string {
  const { path } = sectionOf(kind);
  return localPath(language, `/packs${id === undefined ? path : addressBelow(path, id)}`);
}

/** Reads "resources" or "resources/some-id", as the address has it after "/packs/". */
export function readPackName(language: Language, path: string): PackName | undefined {
  const [section = "", ...rest] = path.split("/");
  const kind = sections.find((each) => sectionOf(each).path === `/${section}`);
  if (!kind) return undefined;
  return { language, kind, id: rest.length > 0 ? rest.join("/") : undefined };
}
