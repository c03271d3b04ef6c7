import { redirect } from "react-router";
import { wordsFor } from "../../rendering/language.ts";
import { privateHeaders as headers } from "../../rendering/private-headers.ts";
import type { LoaderArgs } from "../../rendering/route-module.ts";
import { subscriptionAddress } from "./subscription-address.ts";
import { withinTries } from "./within-tries.ts";

/** Programs that check links open it, too, so that opening it changes nothing: the page has the button. */
export const loader = ({ params: { token = "" } }: LoaderArgs) =>
  redirect(`${subscriptionAddress(token)}#leave`, { headers });

/** The button of the page posts here, and mail programs with the body `List-Unsubscribe=One-Click` (RFC 8058). */
export async function action(args: LoaderArgs) {
  const { request, context, params } = args;
  const form = await request.formData().catch(() => new FormData());
  const isOneClick = form.get("List-Unsubscribe") === "One-Click";
  const left = await withinTries(args, async (own, token) => (await own.leave(token)) === "done");
  const { newsletter } = wordsFor({ context });
  if (!isOneClick) {
    const next = left === true ? "/subscription/left" : subscriptionAddress(params.token ?? "");
    return redirect(next, { status: 303, headers });
  }
  const { ended, missing, tooMany } = newsletter.own;
  const { lead } = left === "too many" ? tooMany : left ? ended : missing;
  return new Response(`${lead}\n`, {
    status: left === "too many" ? 429 : left ? 200 : 404,
    headers: { ...headers, "content-type": "text/plain; charset=utf-8" },
  });
}
