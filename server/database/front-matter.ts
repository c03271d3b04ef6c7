export type FrontMatter = { fields: Map<string, string>; body: string };

/** Splits a file into the plain "key: value" lines between its two "---" lines, and the Markdown after them. */
export function readFrontMatter(text: string): FrontMatter {
  const [, head, body] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(text) ?? [];
  if (head === undefined || body === undefined)
    throw new Error('it does not start with "---", fields and "---"');
  const fields = new Map<string, string>();
  for (const line of head.split(/\r?\n/)) {
    const [, key, value] = /^([a-z_]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (key === undefined || value === undefined) throw new Error(`"${line}" is not a "key: value" line`);
    if (fields.has(key)) throw new Error(`"${key}" is given twice`);
    fields.set(key, value);
  }
  return { fields, body: body.trim() };
}
