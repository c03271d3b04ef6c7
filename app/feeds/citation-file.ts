import { redirect } from "react-router";
import { citableKinds, kinds } from "../../content/kinds.ts";
import { localPath } from "../../languages.ts";
import { bibtex } from "../citation/bibtex.ts";
import { type CitationFormat, citationFile } from "../citation/citation.ts";
import { ris } from "../citation/ris.ts";
import { readCitation } from "../lists/read-citation.ts";
import type { LoaderArgs } from "../rendering/route-module.ts";
import { siteContext } from "../rendering/site-context.ts";
import { contentFile } from "./content-file.ts";
import { notFound } from "./error-responses.ts";

const formats = {
  bib: { type: "application/x-bibtex; charset=utf-8", write: bibtex },
  ris: { type: "application/x-research-info-systems; charset=utf-8", write: ris },
};

/** The reference to a record as a file: /news/some-id.bib and .ris. */
export async function loader({ request, params: { id = "" }, context }: LoaderArgs) {
  const site = context.get(siteContext);
  const { pathname } = new URL(request.url);
  const kind = citableKinds.find((each) => pathname.startsWith(`${kinds[each].path}/`));
  const [, format] = /\.(bib|ris)$/.exec(pathname) ?? [];
  if (!kind || !format) return notFound();
  const { type, write } = formats[format as CitationFormat];
  const file = await contentFile(request, site, {
    name: localPath(site.language, pathname),
    type,
    write: async () => {
      const citation = await readCitation(site, kind, id);
      return citation && write(citation);
    },
  });
  const moved = file.status === 404 ? await site.content.moved(kind, id) : undefined;
  if (moved === "gone") return new Response(file.body, { status: 410, headers: file.headers });
  return moved ? redirect(citationFile(kind, moved.to, format as CitationFormat), 301) : file;
}
