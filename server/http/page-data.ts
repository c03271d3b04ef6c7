/**
 * What a page was made from. The framework needs it, and nobody else: it travels apart from the page, at
 * the page's own path with this ending, and only to those who fetch the framework. A page that is not kept has
 * it inside, because it could not be asked for again.
 */
export const dataEnding = "~data";

const opening = '<script type="application/json" id="page-data">';
const inPage = new RegExp(`(?<=${opening}).*?(?=</script>)`);

/** `texts`: JSON in which nothing can end a script. */
export const dataScript = (texts: string[]) => `${opening}[${texts}]</script>`;

export const withoutData = (html: string) => html.replace(inPage, "");

/** Of a page that is kept, the page alone or its data alone. */
export async function onlyPart(response: Response, part: "page" | "data"): Promise<Response> {
  const { status, headers } = response;
  const kept = status === 200 && headers.get("content-type")?.startsWith("text/html");
  const html = kept ? await response.text() : "";
  if (part === "page") return kept ? new Response(withoutData(html), response) : response;
  const data = inPage.exec(html)?.[0];
  // A page that cannot be made now is not gone.
  if (!data) return new Response(null, { status: status === 200 ? 404 : status });
  const texts: string[] = JSON.parse(data);
  return new Response(texts.join(""), {
    headers: { "cache-control": "no-cache", "x-robots-tag": "noindex" },
  });
}
