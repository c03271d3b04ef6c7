import { data, redirect } from "react-router";
import type { Content } from "../../../server/content/content.ts";
import { cut } from "../../../server/markdown/plain-text.ts";
import { checkedLink } from "../../lists/checked-link.server.ts";
import { readListAddress, recordAddress } from "../../lists/list-address.ts";
import { renderLongText, renderTargetOf } from "../../lists/render-text.server.tsx";
import { unavailable } from "../../lists/unavailable-status.ts";
import { withPicture } from "../../lists/with-picture.ts";
import { peoplePath } from "../../metadata/page-paths.ts";
import type { LoaderArgs } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";

const excerptLength = 160;

/** A person and a page of their works; 301, 404, 410 or 503 without a person. */
export async function loadPerson({ request, params: { id = "" }, context }: LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const site = context.get(siteContext);
  const { content, pictures, log } = site;
  const missing = { found: undefined, failed: false, gone: false };
  try {
    const stored = await content.people.find(id);
    if (!stored) {
      const gone = (await redirectIfMoved(content, id)) === "gone";
      return data({ ...missing, gone }, { status: gone ? 410 : 404 });
    }
    const { items, ...pages } = await content.writtenBy(id, readListAddress(searchParams).page);
    const { profile, text, ...person } = await withPicture(pictures, stored);
    const { html } = await renderLongText(site, text, renderTargetOf(request));
    const works = items.map((work) => ({ ...work, excerpt: cut(work.excerpt, excerptLength) }));
    const found = {
      listPage: await content.people.pageOf(id),
      person: { ...person, html, profile: checkedLink(profile) },
      written: { ...pages, works },
      reading: site.preview ? undefined : await site.desk.review.publicReading("people", id, stored.language),
    };
    return data({ ...missing, found });
  } catch (error) {
    if (error instanceof Response) throw error;
    log.error("A person could not be read", { path: pathname, error });
    return data({ ...missing, failed: true }, unavailable);
  }
}

/** Redirects a former address, unless it leads to a person who is not public: their new address stays secret. */
async function redirectIfMoved(content: Content, id: string): Promise<"gone" | undefined> {
  const moved = await content.moved("people", id);
  if (moved === undefined || moved === "gone") return moved;
  const isPublic = (await content.people.all()).some((person) => person.id === moved.to);
  if (isPublic) throw redirect(recordAddress(peoplePath, moved.to), 301);
  return (await content.moved("people", moved.to)) === "gone" ? "gone" : undefined;
}
