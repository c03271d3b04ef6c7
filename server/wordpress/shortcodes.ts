/** `[caption id="attachment_7"]` and its like: what WordPress replaces when it shows a page. */

export type Shortcode = { name: string; attributes: Record<string, string>; closes: boolean };

/** Whether a line begins before a text, and ends behind it: not where it stands within `<em>`. */
export type Around = { startsLine: boolean; endsLine: boolean };

/** Those that hold or stand for something that this site can show. Any other is an element named "[other]". */
const known = new Set(["caption", "wp_caption", "gallery", "embed", "video", "audio", "playlist"]);

const shortcode = /\[(\[?)(\/?)([a-z][\w-]{0,60})((?:\s[^[\]]{0,4000})?)\](\]?)/gi;

/**
 * Splits a text at its shortcodes. Words in brackets are often just that: "[sic]". They are a shortcode if they have
 * attributes, a name that is no word, an end, or a line of their own.
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

/** Quotation marks may have become typographic ones. */
function attributesIn(text: string): Record<string, string> {
  const pairs = text.matchAll(/([\w-]{1,60})\s*=\s*(?:["“”″]([^"“”″]*)["“”″]|'([^']*)'|([^\s"']+))/g);
  return Object.fromEntries(
    [...pairs].map(([, name = "", one, two, three]) => [name.toLowerCase(), one ?? two ?? three ?? ""]),
  );
}
