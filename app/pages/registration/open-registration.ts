import type { OwnRegistration } from "../../../server/registrations/own-registration.ts";
import { wordsFor } from "../../rendering/language.ts";
import { privateHeaders } from "../../rendering/private-headers.ts";
import type { LoaderArgs } from "../../rendering/route-module.ts";
import { siteContext, visitorContext } from "../../rendering/site-context.ts";

/** The registration of a file's address, or the answer to a wrong address. */
export async function openRegistration({
  context,
  params: { token = "" },
}: LoaderArgs): Promise<OwnRegistration | Response> {
  const { own } = context.get(siteContext).registrations;
  const found = await own.open(token, context.get(visitorContext));
  if (found === "tooMany") return plainAnswer({ context }, "tooMany", 429);
  return found === "notThere" ? plainAnswer({ context }, "missing", 404) : found;
}

export const plainAnswer = (
  page: Pick<LoaderArgs, "context">,
  reason: "missing" | "tooMany",
  status: number,
): Response =>
  new Response(`${wordsFor(page).ownRegistration[reason].lead}\n`, { status, headers: privateHeaders });
