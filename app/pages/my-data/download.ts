import { wordsFor } from "../../rendering/language.ts";
import { privateHeaders } from "../../rendering/private-headers.ts";
import type { LoaderArgs } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";

/** The data of the page as JSON. */
export async function loader({ context, params: { token = "" } }: LoaderArgs): Promise<Response> {
  const stored = await context.get(siteContext).myData.find(token);
  if (!stored)
    return new Response(`${wordsFor({ context }).myData.missing.lead}\n`, {
      status: 404,
      headers: privateHeaders,
    });
  return new Response(`${JSON.stringify(stored, null, 2)}\n`, {
    headers: {
      ...privateHeaders,
      "content-type": "application/json",
      "content-disposition": `attachment; filename="message-${stored.reference}.json"`,
    },
  });
}
