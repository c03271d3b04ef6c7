import { parseHtml } from "./trusted-html.ts";

/** Markup that says more than the plain text does. */
const meaningful = "a[href],b,strong,i,em,h1,h2,h3,h4,h5,h6,ul,ol,blockquote,table,[style*='mso-list']";

/** What is pasted from Word or a web page as Markdown; undefined where the plain text is as good. */
export async function pastedMarkdown(html: string): Promise<string | undefined> {
  const { body } = parseHtml(html);
  if (!body.querySelector(meaningful)) return undefined;
  const { htmlToMarkdown } = await import("./html-to-markdown.ts");
  return htmlToMarkdown(body) || undefined;
}
