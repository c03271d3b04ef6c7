import { sectionOf } from "../../content/kinds.ts";
import { localPath } from "../../languages.ts";
import { type PackName, packAddress, readPackName } from "../../server/packs/pack-name.ts";
import { priceOf } from "../../server/packs/packs.ts";
import type { Site } from "../../server/site.ts";
import { documentLabel, filesLabel, saveLabel } from "../lists/pack-labels.ts";
import { withFileSizes } from "../lists/save-offer.server.ts";
import type { PackInfo } from "../offline/pack-info.ts";
import type { LoaderArgs } from "../rendering/route-module.ts";
import { siteContext } from "../rendering/site-context.ts";
import { formatFileSize } from "../ui/format-file-size.ts";
import { wordsIn } from "../words/words.ts";
import { contentFile } from "./content-file.ts";
import { notFound, unavailable } from "./error-responses.ts";
import { packDocument, packTitle } from "./pack-document.tsx";

const file = /^(.+?)(?:\.([0-9a-f]{16}))?\.(gz|json|html)$/s;

/**
 * A pack for reading offline. `.json` says what it costs, `.gz` with the beginning of its digest is the pack itself, and
 * `.html` the same as one document, to keep or to pass on.
 */
export async function loader({ request, params: { "*": path = "" }, context }: LoaderArgs) {
  const site = context.get(siteContext);
  const [, named = "", digest, form] = file.exec(path) ?? [];
  const name = readPackName(site.language, named);
  if (!name || !site.settings.offline) return notFound();
  if (form === "html") return document(request, site, name);
  try {
    const pack = await site.packs.find(name);
    if (form === "json") {
      if (!pack) return Response.json({ sentence: wordsIn(site.language).packs.gone }, { status: 404 });
      return Response.json(await infoOf(site, name, await withFileSizes(site, priceOf(pack))));
    }
    // Another pack than the one whose price the visitor has seen.
    if (!pack || !digest || !pack.digest.startsWith(digest)) return notFound();
    return new Response(new Uint8Array(pack.bytes), {
      headers: {
        "content-type": "application/gzip",
        "content-length": String(pack.bytes.length),
        "cache-control": "public, max-age=31536000, immutable",
      },
    });
  } catch (error) {
    return unavailable(request, error, site.log);
  }
}

async function document(request: Request, site: Site, name: PackName): Promise<Response> {
  const address = `${packAddress(name)}.html`;
  const response = await contentFile(request, site, {
    ...{ name: address, type: "text/html; charset=utf-8" },
    variesBy: new Date().toISOString().slice(0, 10),
    write: () => packDocument(site, name),
  });
  if (response.status === 200) {
    const { path } = sectionOf(name.kind);
    const saved = `${(name.id ?? path.slice(1)).replaceAll(/[^\w-]+/g, "-")}.html`;
    response.headers.set("content-disposition", `attachment; filename="${saved}"`);
    // Opened from a device, it has no policy of a server; opened here, it needs its own styles only.
    response.headers.set(
      "content-security-policy",
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  }
  return response;
}

async function infoOf(
  site: Site,
  name: PackName,
  price: Awaited<ReturnType<typeof withFileSizes>>,
): Promise<PackInfo> {
  const { language } = site;
  const all = wordsIn(language);
  const { packs } = all;
  const address = packAddress(name);
  const { path } = sectionOf(name.kind);
  const isList = name.id === undefined;
  return {
    name: `${language}${address.slice(address.indexOf("/packs") + "/packs".length)}`,
    title: await packTitle(site, name),
    page: localPath(language, isList ? path : `${path}/${encodeURIComponent(name.id ?? "")}`),
    address,
    digest: price.digest,
    size: price.size,
    pack: `${address}.${price.digest.slice(0, 16)}.gz`,
    files: price.files,
    words: {
      ...{ saving: packs.saving, cancel: packs.cancel, cancelled: packs.cancelled, saved: packs.saved },
      ...{ noRoom: packs.noRoom, damaged: packs.damaged, failed: packs.failed, forgets: packs.forgets },
      save: saveLabel(all, { kind: name.kind, isList }, price),
      files: filesLabel(all, price.files),
      document: documentLabel(all, price),
      pressAgain: packs.pressAgain({ size: formatFileSize(price.size) }),
      seeAll: { text: packs.seeAll, address: localPath(language, "/on-this-device") },
    },
  };
}
