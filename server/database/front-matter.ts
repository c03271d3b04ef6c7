export type FrontMatter = { fields: Map<string, string>; body: string };

/**
 * Splits a file into the plain "key: value" lines between its two "---" lines, and the Markdown after them. A value in
 * quotation marks is as JSON writes it: so it may have several lines.
 */
export function readFrontMatter(text: string): FrontMatter {
  const [, head, body] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(text.replace(/^\uFEFF/, "")) ?? [];
  if (head === undefined || body === undefined)
    throw new Error('it does not start with "---", fields and "---"');
  const fields = new Map<string, string>();
  for (const line of head.split(/\r?\n/)) {
    const [, key, value] = /^([a-z_]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (key === undefined || value === undefined) throw new Error(`"${line}" is not a "key: value" line`);
    if (fields.has(key)) throw new Error(`"${key}" is given twice`);
    fields.set(key, value.startsWith('"') ? unquoted(key, value) : value);
  }
  return { fields, body: body.trim() };
}

function unquoted(key: string, value: string): string {
  try {
    return String(JSON.parse(value));
  } catch {
    throw new Error(
      `"${key}" begins with a quotation mark, so it must end with one, with \\" for each between`,
    );
  }
}

/** The same the other way. */
export function writeFrontMatter({ fields, body }: FrontMatter): string {
  const lines = [...fields].map(
    ([key, value]) => `${key}: ${needsQuotes.test(value) ? quoted(value) : value}\n`,
  );
  return `---\n${lines.join("")}---\n\n${body}\n`;
}

const needsQuotes = /^["\s]|\s$|[\r\n\u2028\u2029]/;
const quoted = (value: string) =>
  JSON.stringify(value).replace(/[\u2028\u2029]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16)}`);
