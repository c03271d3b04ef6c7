import { languageCodes } from "../../languages.ts";
import type { Site } from "../../server/site.ts";

export const thanksId = "thanks";

/** How to report a vulnerability (RFC 9116). An outdated file keeps its date: its addresses are still the best known. */
export async function securityTxt({ settings, content, desk }: Site): Promise<string> {
  const { siteUrl } = settings;
  const [{ securityEmail, securityKey }, { thanks }, { expiresAt }] = await Promise.all([
    content.organisation(),
    content.page("security-policy"),
    desk.securityTxt.status(),
  ]);
  const policy = `${siteUrl}/security-policy`;
  const lines = [
    `Contact: ${siteUrl}/contact`,
    ...(securityEmail ? [`Contact: mailto:${securityEmail}`] : []),
    `Expires: ${expiresAt}`,
    ...(securityKey ? [`Encryption: ${new URL(securityKey, siteUrl).href}`] : []),
    ...(thanks.names.length > 0 ? [`Acknowledgments: ${policy}#${thanksId}`] : []),
    `Preferred-Languages: ${languageCodes.join(", ")}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${policy}`,
  ];
  return `${lines.join("\n")}\n`;
}
