import { redirect } from "react-router";
import { recordAddress } from "../../lists/list-address.ts";
import type { LoaderArgs } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";

/**
 * `/resource/…` is how these addresses once began. What it leads to takes its place in the history; React
 * Router's `replace` would take that of the page which the visitor came from.
 */
export async function loader({ params, context }: LoaderArgs) {
  const { content, log } = context.get(siteContext);
  const id = params["*"];
  try {
    if (!id) return redirect("/resources");
    const known = await content.resources.find(id);
    const moved = known ? { to: known.id } : await content.moved("resources", id);
    // The page of one that was withdrawn says so.
    if (moved) return redirect(recordAddress("/resources", moved === "gone" ? id : moved.to));
    return redirect("/resources");
  } catch (error) {
    // The list says for itself what is wrong.
    log.error("An old address could not be looked up", { error });
    return redirect("/resources");
  }
}
