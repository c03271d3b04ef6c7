export type FrontMatter = { fields: Map<string, string>; body: string };

/**
 * Splits a file into the "key: value" lines between two "---" lines and the Markdown after them. As in YAML, a quoted value
 * is a JSON string, and "key: |" starts a text of several lines, indented by two spaces.
 */
export function readFrontMatter(text: string): FrontMatter {
  const [, head = "", body] =
    /^---\r?\n(?:(.*?)\r?\n)??---\r?\n(.*)$/s.exec(text.replace(/^\uFEFF/, "")) ?? [];
  if (body === undefined) throw new Error('it does not start with "---", fields and "---"');
  const fields = new Map<string, string>();
  const lines = head ? head.split(/\r?\n/) : [];
  for (let index = 0; index < lines.length; ) {
    const line = lines[index++] ?? "";
    const [, key, value] = /^([\w.-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (key === undefined || value === undefined) throw new Error(`"${line}" is not a "key: value" line`);
    if (fields.has(key)) throw new Error(`"${key}" appears twice`);
    if (value !== "|") fields.set(key, value.startsWith('"') ? unquoted(key, value) : value);
    else {
      const start = index;
      while (index < lines.length && /^(?: {2}|$)/.test(lines[index] ?? "")) index++;
      const block = lines.slice(start, index).map((each) => each.slice(2));
      fields.set(key, block.join("\n").trimEnd());
    }
  }
  return { fields, body: body.trim() };
}

function unquoted(key: string, value: string): string {
  try {
    return String(JSON.parse(value));
  } catch {
    throw new Error(
      `"${key}" begins with a quotation mark, so it must end with one, and each one in between must be written as \\"`,
    );
  }
}

export function writeFrontMatter({ fields, body }: FrontMatter): string {
  const lines = [...fields].map(([key, value]) => `${key}: ${yamlValue(value)}\n`);
  return `---\n${lines.join("")}---\n${body ? `\n${body}\n` : ""}`;
}

function yamlValue(value: string): string {
  if (needsQuotes.test(value)) return quoted(value);
  return value.includes("\n") ? `|\n${value.replace(/^(?=.)/gm, "  ")}` : value;
}

const needsQuotes = /^["\s]|^\|$|\s$|[\r\u2028\u2029]/;
const quoted = (value: string) =>
  JSON.stringify(value).replace(/[\u2028\u2029]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16)}`);
