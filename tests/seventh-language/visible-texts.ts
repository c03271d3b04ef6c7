/** The texts of a page that visitors see or hear: each text, and each attribute that is shown or read aloud. */
export type Visible = { text: string /** As the nearest element says. */; lang: string };

const spoken = ["alt", "aria-label", "aria-description", "placeholder", "title"];
const described = /^(?:description|og:title|og:description|og:image:alt|og:site_name)$/;
const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|!doctype)$/i;
const tokens = /<(script|style|template)\b.*?<\/\1>|<(\/?)([!\w-]+)([^>]*)>|([^<]+)/gs;

export function visibleTexts(page: string): Visible[] {
  // Search terms are highlighted within their sentence.
  const html = page.replaceAll(/<!--.*?-->|<\/?mark\b[^>]*>/gs, "");
  const found: Visible[] = [];
  const open: { name: string; lang: string }[] = [];
  for (const [, , closing, name, rest = "", text] of html.matchAll(tokens)) {
    const lang = open.at(-1)?.lang ?? "";
    if (text?.trim()) found.push({ text: plain(text), lang });
    if (!name) continue;
    if (closing) {
      const last = open.findLastIndex((element) => element.name === name);
      if (last >= 0) open.length = last;
      continue;
    }
    const attributes = new Map(
      [...rest.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [key, value]),
    );
    const own = attributes.get("lang") ?? lang;
    for (const key of spoken) {
      const value = attributes.get(key);
      if (value) found.push({ text: plain(value), lang: own });
    }
    if (name === "meta" && described.test(attributes.get("name") ?? attributes.get("property") ?? ""))
      found.push({ text: plain(attributes.get("content") ?? ""), lang: own });
    if (!empty.test(name) && !rest.endsWith("/")) open.push({ name, lang: own });
  }
  return found;
}

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
  "#39": "'",
  nbsp: " ",
};

const plain = (text: string) =>
  text
    .replaceAll(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole)
    .replaceAll(/\s+/g, " ")
    .trim();
