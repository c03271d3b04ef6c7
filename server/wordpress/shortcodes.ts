/** Shortcodes such as `[caption id="attachment_7"]`, which WordPress replaces when it renders a page. */

export type Shortcode = { name: string; attributes: Record<string, string>; closes: boolean };

/** Whether the text is at the start or end of a line, rather than inside `<em>`. */
export type Around = { startsLine: boolean; endsLine: boolean };

/** Shortcodes for content that this site can show. Others become elements named "[other]". */
const known = new Set(["caption", "wp_caption", "gallery", "embed", "video", "audio", "playlist"]);

const shortcode = /\[(\[?)(\/?)([a-z][\w-]{0,60})((?:\s[^[\]]{0,4000})?)\](\]?)/gi;

/**
 * Splits a text at its shortcodes. Not every bracket is a shortcode, for example "[sic]". A shortcode has attributes, a name that is not a word,
 * a closing tag, or a line to itself.
 */
export function shortcodesIn(text: string, { startsLine, endsLine }: Around): (string | Shortcode)[] {
  if (!text.includes("[")) return [text];
  const parts: (string | Shortcode)[] = [];
  const closed = new Set([...text.matchAll(/\[\/([a-z][\w-]{0,60})\]/gi)].map(([, name = ""]) => name));
  let done = 0;
  for (const found of text.matchAll(shortcode)) {
    const [all, escaped, slash, given = "", attributes = "", escapedEnd] = found;
    const name = given.toLowerCase();
    if (escaped && escapedEnd) {
      parts.push(text.slice(done, found.index), all.slice(1, -1));
      done = found.index + all.length;
      continue;
    }
    const start = found.index + (escaped?.length ?? 0);
    const end = found.index + all.length - (escapedEnd?.length ?? 0);
    const isOne =
      known.has(name) ||
      slash === "/" ||
      /[_-]/.test(name) ||
      /\w=/.test(attributes) ||
      closed.has(given) ||
      isAlone(
        (start < 80 && startsLine ? "\n" : "") + text.slice(Math.max(0, start - 80), start),
        text.slice(end, end + 80) + (end + 80 > text.length && endsLine ? "\n" : ""),
      );
    if (!isOne) continue;
    parts.push(text.slice(done, start));
    parts.push({
      ...elementOf(name),
      attributes: { ...attributesIn(attributes), shortcode: name },
      closes: slash === "/",
    });
    done = end;
  }
  parts.push(text.slice(done));
  return parts.filter((part) => part !== "");
}

const isAlone = (before: string, after: string) => /\n[ \t]*$/.test(before) && /^[ \t]*\n/.test(after);

function elementOf(name: string): { name: string } {
  if (name === "wp_caption") return { name: "[caption]" };
  return { name: known.has(name) ? `[${name}]` : "[other]" };
}

/** WordPress may have made the quotation marks typographic. */
function attributesIn(text: string): Record<string, string> {
  const pairs = text.matchAll(/([\w-]{1,60})\s*=\s*(?:["“”″]([^"“”″]*)["“”″]|'([^']*)'|([^\s"']+))/g);
  return Object.fromEntries(
    [...pairs].map(([, name = "", one, two, three]) => [name.toLowerCase(), one ?? two ?? three ?? ""]),
  );
}
