import { mails } from "../../app/words/en/desk/mails.ts";
import { organisation } from "../../organisation.ts";
import type { Report } from "./alert-mails.ts";

const maxWait = 10_000;

/** Posts a report as JSON: what is wrong and since when, and nothing about people. Rejects unless it is accepted. */
export async function postReport(webhook: string, report: Report, siteUrl: string): Promise<void> {
  const { name, state, since, at } = report;
  const { begunSubject, endedSubject, what } = mails.alert;
  const subject = state === "begun" ? begunSubject : endedSubject;
  // Chat programs show `text`.
  const text = subject({ what: what[name], organisation: organisation.name });
  const response = await fetch(webhook, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ site: siteUrl, alert: name, state, since, at, text }),
    redirect: "error",
    signal: AbortSignal.timeout(maxWait),
  });
  await response.body?.cancel();
  // Without the address: it may contain a secret.
  if (!response.ok) throw new Error(`The webhook answered with ${response.status}.`);
}
