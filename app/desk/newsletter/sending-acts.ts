import { redirect } from "react-router";
import { errorNotice } from "../rendering/act-notice.tsx";
import type { ActArgs, Acts } from "../rendering/desk-route.ts";

/** On every page that shows a sending. */
export const sendingActs: Acts = {
  stop: { role: "publisher", run: (args: ActArgs) => change(args, "stop") },
  resume: { role: "publisher", run: (args: ActArgs) => change(args, "resume") },
};

async function change({ site, form, session, url, words }: ActArgs, act: "stop" | "resume") {
  const outcome = await site.newsletter.staff[act](session.person, String(form.get("sending") ?? ""));
  return outcome === "done" ? redirect(url.pathname) : errorNotice([words.newsletter.mail.refused]);
}
