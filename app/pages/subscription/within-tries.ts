import type { Site } from "../../../server/site.ts";
import type { LoaderArgs } from "../../rendering/route-module.ts";
import { siteContext, visitorContext } from "../../rendering/site-context.ts";

/**
 * Tries the token of a request: `attempt` resolves with a falsy value if it is wrong. After too many wrong ones from the
 * network of the visitor, it is not tried.
 */
export async function withinTries<Result>(
  context: LoaderArgs["context"],
  attempt: (newsletter: Site["newsletter"]) => Promise<Result>,
): Promise<Result | "too many"> {
  const { newsletter } = context.get(siteContext);
  const address = context.get(visitorContext);
  if (newsletter.wrongLinks.isReached(address)) return "too many";
  const result = await attempt(newsletter);
  if (!result) newsletter.wrongLinks.noteWrong(address);
  return result;
}
