import { privateHeaders } from "../../rendering/private-headers.ts";
import type { LoaderArgs } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { openRegistration, plainAnswer } from "./open-registration.ts";

/** The certificate of a person who attended, in the language of the page. */
export async function loader(args: LoaderArgs): Promise<Response> {
  const found = await openRegistration(args);
  if (found instanceof Response) return found;
  const { certificates, language } = args.context.get(siteContext);
  const { attended, slug, name } = found;
  const issued = attended && slug ? await certificates.issue({ name, eventId: slug, language }) : undefined;
  if (!issued) return plainAnswer(args, "missing", 404);
  return new Response(new Uint8Array(issued.pdf), {
    headers: {
      ...privateHeaders,
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="certificate.pdf"',
    },
  });
}
