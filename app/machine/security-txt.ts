import { organisation } from "../../organisation.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/security-txt";
import { machineAnswer } from "./machine-answer.ts";

/** RFC 9116: how to report a weakness. It expires half a year after the month in which it is read. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteContext).settings;
  const lines = [
    `Contact: ${siteUrl}/contact`,
    ...(organisation.email ? [`Contact: mailto:${organisation.email}`] : []),
    `Expires: ${inSixMonths(new Date()).toISOString()}`,
    "Preferred-Languages: en, fr, am",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}/support`,
  ];
  return machineAnswer(request, { type: "text/plain; charset=utf-8", body: `${lines.join("\n")}\n` });
}

/** On the first of a month, so that the file stays the same, and can be cached, for a month. */
function inSixMonths(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 6, 1));
}
