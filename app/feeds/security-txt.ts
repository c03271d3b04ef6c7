import type { LoaderArgs } from "../rendering/route-module.ts";
import { siteContext } from "../rendering/site-context.ts";
import { fileAnswer } from "./file-response.ts";
import { securityExpiry } from "./security-expiry.ts";

/** RFC 9116: how to report a weakness. */
export async function loader({ request, context }: LoaderArgs) {
  const { settings, content } = context.get(siteContext);
  const { siteUrl } = settings;
  const { email } = await content.organisation();
  const lines = [
    `Contact: ${siteUrl}/contact`,
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Expires: ${securityExpiry(new Date())}`,
    "Preferred-Languages: en, fr, am",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}/support`,
  ];
  return fileAnswer(request, { type: "text/plain; charset=utf-8", body: `${lines.join("\n")}\n` });
}
