import type { Site } from "../../server/site.ts";
import { notFound, unavailable } from "./error-responses.ts";
import { fileResponse } from "./file-response.ts";

type ContentFile = {
  name: string;
  type: string;
  /** What it depends on besides the content, such as the date. */
  variesBy?: string;
  write: () => Promise<string | undefined>;
};

/** A file made from the site's content. If the content cannot be read: its last good copy, or 503. */
export async function contentFile(request: Request, site: Site, file: ContentFile): Promise<Response> {
  const { name, type, variesBy = "", write } = file;
  try {
    const state = async () => `${await site.content.version()} ${variesBy}`;
    const found = await site.cachedFeed(name, { state, write });
    return found ? fileResponse(request, { type, ...found }) : notFound();
  } catch (error) {
    return unavailable(request, error, site.log);
  }
}
