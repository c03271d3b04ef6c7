import { parseHtml } from "../ui/trusted-html.ts";

/** Markup that says more than the plain text does. */
const meaningful = "a[href],b,strong,i,em,h1,h2,h3,h4,h5,h6,ul,ol,blockquote,table,[data-style*='mso-list']";

/** What is pasted from Word or a web page as Markdown; undefined where the plain text is as good. */
export async function pastedMarkdown(html: string): Promise<string | undefined> {
  const { body } = parseHtml(withoutStyles(html));
  if (!body.querySelector(meaningful)) return undefined;
  const { htmlToMarkdown } = await import("./html-to-markdown.ts");
  return htmlToMarkdown(body) || undefined;
}

/** The policy of the page would report styles, though nothing of this is shown; Word says there what is a list. */
const withoutStyles = (html: string) =>
  html.replace(/<style[\s\S]*?<\/style>/gi, "").replace(/(<[^<>]*?\s)style(?=\s*=)/gi, "$1data-style");
