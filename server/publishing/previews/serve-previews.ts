/** Shows what is not public: to staff in frames of the desk, and to whoever was sent a link. */
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { kindOf } from "../../../content/kinds.ts";
import { defaultLanguage, isLanguage, localPath } from "../../../languages.ts";
import type { Site } from "../../site.ts";
import type { Edition } from "../edition.ts";
import { translated } from "../edition-translations.ts";
import type { Preview } from "./preview.ts";
import { previewSite } from "./preview-site.ts";

/** Within the limits of every page: see server/pages/render.ts. */
export type RenderPreview = (request: Request, page: { site: Site }) => Promise<Response>;

/** The same for a link that has ended, was revoked, or never was one. */
const nothingHere =
  "There is no preview at this address. The link may have ended: please ask whoever sent it to you for a new one.\n";

/** For one reader, once; and no other page learns the address by which it came. */
const headers = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "no-referrer",
};

/** `visitor`: their choice of low-data mode, and a signal that aborts when they hang up. */
export type ShowPreview = (
  edition: Edition,
  preview: Preview,
  visitor: { headers?: HeadersInit; signal: AbortSignal },
) => Promise<Response>;

export function showPreviews(site: Site, render: RenderPreview): ShowPreview {
  return async (edition, preview, visitor) => {
    const whole = await withShowableText(site, await asVisitorsRead(site, edition));
    const previewed = previewSite(site, whole, preview);
    const language = isLanguage(whole.language) ? whole.language : defaultLanguage;
    const address = site.settings.siteUrl + localPath(language, previewed.path);
    const page = await render(new Request(address, visitor), { site: previewed.site });
    for (const [name, value] of Object.entries(headers)) page.headers.set(name, value);
    return page;
  };
}

/** Of a translation, with all that is the original's. */
async function asVisitorsRead({ desk }: Site, edition: Edition): Promise<Edition> {
  const beside = edition.translationOf === null ? undefined : await desk.editions.originalOf(edition);
  return beside ? translated(beside.original, beside.text.fields, edition) : edition;
}

const tooComplex = "[This text is too long or too complex to preview.]{lang=en}";

/** Visitors would wait while a text is rendered that cannot become public anyway. */
async function withShowableText({ desk }: Site, edition: Edition): Promise<Edition> {
  const { body } = kindOf(edition.kind);
  const isShown = !(await desk.texts.isTooComplex(edition.fields[body] ?? ""));
  return isShown ? edition : { ...edition, fields: { ...edition.fields, [body]: tooComplex } };
}

/** `/preview/{token}`: without an account, and without a cookie. */
export function servePreviews(site: Site, show: ShowPreview) {
  return async ({ req }: Context<{ Bindings: HttpBindings }>): Promise<Response> => {
    const edition = await site.desk.editions.findPreviewed(req.param("token") ?? "");
    if (!edition) {
      const plain = { ...headers, "content-type": "text/plain; charset=utf-8" };
      return new Response(nothingHere, { status: 404, headers: plain });
    }
    // Low-data mode, if that is what its reader has chosen.
    const chosen = ["cookie", "save-data"].flatMap((name) => {
      const value = req.header(name);
      return value ? [[name, value] as [string, string]] : [];
    });
    return show(edition, {}, { headers: chosen, signal: req.raw.signal });
  };
}
