/** Shows unpublished records: to staff in frames of the desk, and to people with a preview link. */
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { kindOf } from "../../../content/kinds.ts";
import { defaultLanguage, isLanguage, localPath } from "../../../languages.ts";
import type { Site } from "../../site.ts";
import type { Edition } from "../edition.ts";
import { withTranslation } from "../edition-translations.ts";
import type { Preview } from "./preview.ts";
import { previewSite } from "./preview-site.ts";

/** Has the limits of every page: see server/pages/render.ts. */
export type RenderPreview = (request: Request, page: { site: Site }) => Promise<Response>;

/** The same answer for an expired, a revoked and an invented link. */
const nothingHere =
  "There is no preview at this address. The link may have expired: please ask the person who sent it for a new one.\n";

/** No cache stores a preview, and no linked site learns its address. */
const headers = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "no-referrer",
};

/** `visitor`: headers with their choice of low-data mode, and a signal that aborts when they disconnect. */
export type ShowPreview = (
  edition: Edition,
  preview: Preview,
  visitor: { headers?: HeadersInit; signal: AbortSignal },
) => Promise<Response>;

export function showPreviews(site: Site, render: RenderPreview): ShowPreview {
  return async (edition, preview, visitor) => {
    const whole = await withShowableText(site, await withInherited(site, edition));
    const previewed = previewSite(site, whole, preview);
    const language = isLanguage(whole.language) ? whole.language : defaultLanguage;
    const address = site.settings.siteUrl + localPath(language, previewed.path);
    const page = await render(new Request(address, visitor), { site: previewed.site });
    for (const [name, value] of Object.entries(headers)) page.headers.set(name, value);
    return page;
  };
}

/** Adds to a translation what it inherits from the original. */
async function withInherited({ desk }: Site, edition: Edition): Promise<Edition> {
  const source = edition.translationOf === null ? undefined : await desk.editions.originalOf(edition);
  return source ? withTranslation(source.original, source.text.fields, edition) : edition;
}

const tooComplex = "[This text is too long or too complex to preview.]{lang=en}";

/** Replaces a text that is too complex to publish: rendering it would make visitors wait. */
async function withShowableText({ desk }: Site, edition: Edition): Promise<Edition> {
  const { body } = kindOf(edition.kind);
  const isShown = !(await desk.texts.isTooComplex(edition.fields[body] ?? ""));
  return isShown ? edition : { ...edition, fields: { ...edition.fields, [body]: tooComplex } };
}

/** `/preview/{token}`: needs no account and no cookie. */
export function servePreviews(site: Site, show: ShowPreview) {
  return async ({ req }: Context<{ Bindings: HttpBindings }>): Promise<Response> => {
    const edition = await site.desk.editions.findPreviewed(req.param("token") ?? "");
    if (!edition) {
      const plain = { ...headers, "content-type": "text/plain; charset=utf-8" };
      return new Response(nothingHere, { status: 404, headers: plain });
    }
    // The headers that may ask for low-data mode.
    const chosen = ["cookie", "save-data"].flatMap((name) => {
      const value = req.header(name);
      return value ? [[name, value] as [string, string]] : [];
    });
    return show(edition, {}, { headers: chosen, signal: req.raw.signal });
  };
}
