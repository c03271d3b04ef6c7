/** A file that came by mail. Browsers download it instead of showing it, because a stranger sent it. */
import { Readable } from "node:stream";
import { data } from "react-router";
import { attachmentHeaders } from "../../../server/media/attachment-headers.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";

export const role: Access = "writer";

export async function loader({ site, params }: DeskArgs): Promise<Response> {
  const file = await site.enquiryFile(params.reference ?? "", params.id ?? "");
  if (!file) throw data(null, { status: 404 });
  return new Response(Readable.toWeb(file.stream) as ReadableStream, {
    headers: {
      ...attachmentHeaders(file),
      "content-length": String(file.bytes),
      "cache-control": "private, no-store",
    },
  });
}
