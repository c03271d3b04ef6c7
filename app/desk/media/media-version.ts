/** One version of a picture or file, for staff. A file is downloaded; a picture was encoded by this site and is shown. */
import { Readable } from "node:stream";
import { data } from "react-router";
import { attachmentHeaders } from "../../../server/media/attachment-headers.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";

export const role: Access = "writer";

export async function loader({ site, params }: DeskArgs): Promise<Response> {
  const version = await site.media.openVersion(params.id ?? "", params.copy ?? "");
  if (!version) throw data(null, { status: 404 });
  const isPicture = version.type === "image/webp";
  return new Response(Readable.toWeb(version.stream) as ReadableStream, {
    headers: {
      ...attachmentHeaders(version),
      ...(isPicture && { "content-disposition": "inline" }),
      "content-length": String(version.bytes),
      "cache-control": "private, no-store",
    },
  });
}
