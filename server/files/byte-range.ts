/** The requested byte range (RFC 9110, section 14). */
export type ByteRange = { start: number; end: number };

/** `undefined`: send the whole file. The RFC allows this for several ranges and for malformed ones too. */
export function byteRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  if (!match || (!match[1] && !match[2])) return undefined;
  const [first, last] = [match[1], match[2]].map((digits) => (digits ? Number(digits) : undefined));

  if (first === undefined) {
    const length = Math.min(last ?? 0, size);
    return length > 0 ? { start: size - length, end: size - 1 } : "unsatisfiable";
  }
  if (last !== undefined && last < first) return undefined;
  if (first >= size) return "unsatisfiable";
  return { start: first, end: Math.min(last ?? size - 1, size - 1) };
}
