import { data, redirect } from "react-router";
import { addressBelow, kinds } from "../../../content/kinds.ts";
import { renderLongText, renderTargetOf } from "../../lists/render-text.server.tsx";
import { unavailable } from "../../lists/unavailable-status.ts";
import { withPicture } from "../../lists/with-picture.ts";
import type { LoaderArgs } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";

/** A page that staff added. One that moved, was withdrawn or cannot be read has its own status. */
export async function loadFreePage({ request, params: { id = "" }, context }: LoaderArgs) {
  const site = context.get(siteContext);
  const { content, pictures, log } = site;
  const missing = { found: undefined, failed: false, gone: false };
  try {
    const there = await content.pages.at(id);
    if (there === "gone") return data({ ...missing, gone: true }, { status: 410 });
    if (typeof there === "object") throw redirect(addressBelow(kinds.pages.path, there.to), 301);
    const whole = there && (await content.pages.find(id));
    if (!whole) return data(missing, { status: 404 });
    const { text, ...page } = await withPicture(pictures, whole);
    const found = { ...page, ...(await renderLongText(site, text, renderTargetOf(request))) };
    return data({ ...missing, found });
  } catch (error) {
    // To where the page is now.
    if (error instanceof Response) throw error;
    log.error("A page could not be read", { path: new URL(request.url).pathname, error });
    return data({ ...missing, failed: true }, unavailable);
  }
}
