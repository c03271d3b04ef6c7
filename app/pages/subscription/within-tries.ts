import type { OwnSubscription } from "../../../server/newsletter/own-subscription.ts";
import type { Site } from "../../../server/site.ts";
import type { LoaderArgs } from "../../rendering/route-module.ts";
import { siteContext, visitorContext } from "../../rendering/site-context.ts";

type Own = Site["newsletter"]["own"];

/**
 * Uses the token of a request, if it is right. Wrong ones only read, and are limited for each network. A right one always
 * works: many people may share the network of a person who guesses.
 */
export async function withinTries<Result>(
  { context, params: { token = "" } }: Pick<LoaderArgs, "context" | "params">,
  use: (own: Own, token: string, found: OwnSubscription) => Result | Promise<Result>,
): Promise<Result | "too many" | undefined> {
  const { own, wrongLinks } = context.get(siteContext).newsletter;
  const address = context.get(visitorContext);
  const found = await own.find(token);
  if (found) return use(own, token, found);
  if (wrongLinks.isReached(address)) return "too many";
  wrongLinks.noteWrong(address);
  return undefined;
}
