import { redirect } from "react-router";
import { recordAddress } from "../../lists/list-address.ts";
import type { LoaderArgs } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";

/**
 * `/resource/…` is the former address of resources. A plain redirect, not React Router's `replace`, which would replace
 * the history entry of the page that the visitor came from.
 */
export async function loader({ params, context }: LoaderArgs) {
  const { content, log } = context.get(siteContext);
  const id = params["*"];
  try {
    if (!id) return redirect("/resources");
    const known = await content.resources.find(id);
    const moved = known ? { to: known.id } : await content.moved("resources", id);
    // The page of a withdrawn resource says so.
    if (moved) return redirect(recordAddress("/resources", moved === "gone" ? id : moved.to));
    return redirect("/resources");
  } catch (error) {
    // The list reports the failure itself.
    log.error("The new address of a resource could not be looked up", { error });
    return redirect("/resources");
  }
}
