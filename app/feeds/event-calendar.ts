import { redirect } from "react-router";
import { localPath } from "../../languages.ts";
import { plainText } from "../../server/markdown/plain-text.ts";
import type { LoaderArgs } from "../rendering/route-module.ts";
import { siteContext } from "../rendering/site-context.ts";
import { contentFile } from "./content-file.ts";
import { icsFile } from "./ics.ts";

/** One event, to add to a calendar by hand. */
export async function loader({ request, params: { id = "" }, context }: LoaderArgs) {
  const site = context.get(siteContext);
  const file = await contentFile(request, site, {
    name: localPath(site.language, `/events/${id}.ics`),
    type: "text/calendar; charset=utf-8",
    write: async () => {
      const event = await site.content.events.find(id);
      return event && icsFile(site, [{ ...event, text: plainText(event.description) }]);
    },
  });
  const moved = file.status === 404 ? await site.content.moved("events", id) : undefined;
  if (moved === "gone") return new Response(file.body, { status: 410, headers: file.headers });
  return moved ? redirect(`/events/${encodeURIComponent(moved.to)}.ics`, 301) : file;
}
