import { data, redirect } from "react-router";
import { addressBelow, kinds } from "../../../content/kinds.ts";
import { renderLongText, renderTargetOf } from "../../lists/render-text.server.tsx";
import { unavailable } from "../../lists/unavailable-status.ts";
import { withPicture } from "../../lists/with-picture.ts";
import type { LoaderArgs } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";

/** A page that staff added; 301, 404, 410 or 503 if it moved, is missing, was withdrawn or could not be read. */
export async function loadFreePage({ request, params: { id = "" }, context }: LoaderArgs) {
  const site = context.get(siteContext);
  const { content, pictures, log } = site;
  const missing = { found: undefined, failed: false, gone: false };
  try {
    const state = await content.pages.at(id);
    if (state === "gone") return data({ ...missing, gone: true }, { status: 410 });
    if (typeof state === "object") throw redirect(addressBelow(kinds.pages.path, state.to), 301);
    const stored = state && (await content.pages.find(id));
    if (!stored) return data(missing, { status: 404 });
    const { text, ...page } = await withPicture(pictures, stored);
    const { language } = page;
    const reading = site.preview ? undefined : await site.desk.review.publicReading("pages", id, language);
    const sharePicture = (await pictures.offer(stored.share_picture)) ?? null;
    const found = {
      ...page,
      sharePicture,
      reading,
      ...(await renderLongText(site, text, renderTargetOf(request))),
    };
    return data({ ...missing, found });
  } catch (error) {
    // The redirect to the page's current address.
    if (error instanceof Response) throw error;
    log.error("A page could not be read", { path: new URL(request.url).pathname, error });
    return data({ ...missing, failed: true }, unavailable);
  }
}
