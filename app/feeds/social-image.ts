import { socialSvg } from "../art/social-svg.ts";
import type { LoaderArgs } from "../rendering/route-module.ts";
import { siteContext } from "../rendering/site-context.ts";
import { notFound, unavailable } from "./error-responses.ts";
import { conditionalResponse } from "./file-response.ts";
import { socialSubject } from "./social-subject.ts";

/** The picture shown where a page is shared. Cached under its content, so a new title makes a new picture. */
export async function loader({ request, params, context }: LoaderArgs) {
  const [, path] = /^(.+)\.png$/s.exec(params["*"] ?? "") ?? [];
  const site = context.get(siteContext);
  const { socialImages, log } = site;
  try {
    const subject = path && (await socialSubject(path === "home" ? "/" : `/${path}`, site));
    if (!subject) return notFound();
    const { name: siteName } = await site.content.organisation();
    const { png, etag } = await socialImages.picture(
      JSON.stringify({ ...subject, siteName }),
      (typeset) => socialSvg({ ...subject, siteName }, typeset),
      request.signal,
    );
    const headers = new Headers({
      "content-type": "image/png",
      "cache-control": "public, max-age=86400",
      // Other sites show it.
      "cross-origin-resource-policy": "cross-origin",
      etag,
    });
    return conditionalResponse(request, headers, png);
  } catch (error) {
    return unavailable(request, error, log);
  }
}
