/**
 * Whether a drawing in SVG may be given to the library that draws it. SVG is a language with entities, links to other
 * files and scripts, so only drawings that need none of these are accepted. The library itself loads no files from the
 * network and runs no scripts; this also refuses what it would silently leave out.
 */

/** In bytes. A logo has a tenth of it. */
export const maxSvgBytes = 1_000_000;

const forbidden = [
  // Entities can grow without end, or contain files of the server.
  /<!\s*(?:doctype|entity|element|attlist|notation)/i,
  /<\?(?!xml\s)/i,
  /<(?:[\w.-]+:)?(?:script|foreignobject|iframe|object|embed|audio|video|image|feimage|handler|listener|style[^>]+href)\b/i,
  /\son[a-z]+\s*=/i,
  /@import|expression\s*\(|javascript:/i,
  // References within the drawing, such as "#gradient", are fine.
  /\b(?:href|src)\s*=\s*(?:"\s*(?!#)[^"]|'\s*(?!#)[^']|[^"'\s#])/i,
  /url\s*\(\s*(?:["']\s*)?(?!["'\s#])/i,
  // Other spellings of the above.
  /&#|\\[0-9a-f]/i,
];

/** Decodes it strictly: in another encoding, the checks would not see what the library sees. */
export function isSafeSvg(bytes: Uint8Array): boolean {
  if (bytes.length > maxSvgBytes) return false;
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return false;
  }
  if (text.includes("\0") || /<\?xml[^>]*encoding\s*=\s*["'](?!utf-8)/i.test(text)) return false;
  return !forbidden.some((pattern) => pattern.test(text));
}
