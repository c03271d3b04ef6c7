/** Splits a Markdown file into its `key: value` lines and its body. */
export function splitFrontMatter(text: string): { fields: Record<string, string>; body: string } {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (head === undefined || body === undefined) throw new Error("The file has no front matter.");
  const fields = head.split("\n").map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return { fields: Object.fromEntries(fields), body };
}
