export function escapeMarkdown(text: string): string {
  return (
    text
      .replace(/[\\`*[\]<~]/g, "\\$&")
      // Inside a word it has no meaning: file_name.
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_")
      .replace(/&(?=[a-z#])/gi, "\\&")
  );
}

/** Escapes markers of headings, lists, quotations, tables and blocks. */
export function escapeLineStart(line: string): string {
  return line
    .replace(/^(?:#{1,6}(?=\s|$)|>|=|\||:::|[-+](?=[\s\-+:|]|$))/, "\\$&")
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
}

export function codeSpan(text: string): string {
  const code = text.replace(/\s+/g, " ");
  if (!code.trim()) return code;
  const fence = "`".repeat(longestRun(code, "`") + 1);
  const pad = /^[`\s]|[`\s]$/.test(code) ? " " : "";
  return `${fence}${pad}${code}${pad}${fence}`;
}

export function codeBlock(text: string, language: string): string {
  const code = text.replace(/^\n|\s+$/g, "");
  const fence = "`".repeat(Math.max(3, longestRun(code, "`") + 1));
  return `${fence}${language}\n${code}\n${fence}`;
}

const longestRun = (text: string, mark: string) =>
  text.match(new RegExp(`${mark}+`, "g"))?.reduce((longest, run) => Math.max(longest, run.length), 0) ?? 0;

/** Encodes an address for the parentheses of a link. */
export function linkDestination(address: string): string {
  const encoded = (mark: string) => `%${mark.charCodeAt(0).toString(16).padStart(2, "0").toUpperCase()}`;
  return address.replace(/[\s()<>|`*[\]"'\\]/g, encoded);
}
