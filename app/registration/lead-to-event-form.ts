import { redirect } from "react-router";
import type { LoaderArgs } from "../rendering/route-module.ts";
import { siteContext } from "../rendering/site-context.ts";
import { registrationAddress } from "./registration-address.ts";
import { registrationStates } from "./registration-states.ts";

/** Older links register with the contact form: `/contact?event=…`. Redirects those of events that have their own form. */
export async function leadToEventForm({ request, context }: LoaderArgs): Promise<void> {
  const event = new URL(request.url).searchParams.get("event");
  if (request.method !== "GET" || !event) return;
  const site = context.get(siteContext);
  const states = await registrationStates(site, [event]).catch(() => undefined);
  if (states && states(event).state !== "none") throw redirect(registrationAddress(event), 302);
}
