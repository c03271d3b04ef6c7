/** For whoever watches the site: is the process alive, and can it do its work? */
import type { Context } from "hono";
import type { Site } from "../site.ts";

export function health(site: Site) {
  return async (context: Context): Promise<Response> => {
    context.header("cache-control", "no-store");
    try {
      await site.content.version();
      return context.json({ live: true, ready: true });
    } catch (error) {
      site.log.error("The database does not answer", { error });
      return context.json({ live: true, ready: false, reason: "The database does not answer." }, 503);
    }
  };
}
