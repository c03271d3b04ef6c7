import { data } from "react-router";
import { titleOf } from "../editions/edition-address.ts";
import type { Told } from "../rendering/act-notice.tsx";
import type { ActArgs } from "../rendering/desk-route.ts";

export async function bringBack({ desk, session, form }: ActArgs) {
  const done = await desk.editions.bringBack(session.person, String(form.get("deleted")));
  if (done.outcome === "refused") {
    const sentences = done.problems.map(({ sentence }) => sentence);
    return data({ tone: "error", sentences } satisfies Told, { status: 422 });
  }
  const sentences = [`${titleOf(done.edition)} is back. Visitors do not see it until it is published.`];
  return { tone: "success", sentences } satisfies Told;
}
