import { localPath } from "../../languages.ts";
import type { LoaderArgs } from "../rendering/route-module.ts";
import { siteContext } from "../rendering/site-context.ts";
import { contentFile } from "./content-file.ts";
import { icsFile } from "./ics.ts";

/** Upcoming events and those of the past year, for calendars that subscribe. */
export function loader({ request, context }: LoaderArgs) {
  const site = context.get(siteContext);
  const now = new Date();
  return contentFile(request, site, {
    name: localPath(site.language, "/events.ics"),
    type: "text/calendar; charset=utf-8",
    variesBy: now.toISOString().slice(0, "2026-11-15".length),
    write: async () => {
      const events = await site.content.calendar(now);
      return icsFile(
        site,
        events.map(({ name: title, excerpt: text, ...event }) => ({ ...event, title, text })),
      );
    },
  });
}
