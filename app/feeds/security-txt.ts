import { languageCodes } from "../../languages.ts";
import type { LoaderArgs } from "../rendering/route-module.ts";
import { siteContext } from "../rendering/site-context.ts";
import { fileResponse } from "./file-response.ts";

/** How to report a vulnerability (RFC 9116). */
export async function loader({ request, context }: LoaderArgs) {
  const { settings, content } = context.get(siteContext);
  const { siteUrl } = settings;
  const { email } = await content.organisation();
  const lines = [
    `Contact: ${siteUrl}/contact`,
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Expires: ${securityExpiry(new Date())}`,
    `Preferred-Languages: ${languageCodes.join(", ")}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}/support`,
  ];
  return fileResponse(request, { type: "text/plain; charset=utf-8", body: `${lines.join("\n")}\n` });
}

/** Half a year ahead, and on the first of a month, so that the file can be cached for a month. */
export function securityExpiry(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 6, 1)).toISOString();
}
