/** What the mail server that received a mail says of its sender, in the header Authentication-Results (RFC 8601). */

/**
 * Whether the mail failed DMARC: the domain in its From did not confirm it. `results` are the headers from the top. A
 * server puts its own above all that came with the mail, so the topmost names the server to believe; what others claim
 * further down may be forged. Where the server checks nothing, a forged header can only label its own mail.
 */
export function failedDmarc(results: string[]): boolean {
  const read = results.map(statementsIn);
  const own = read.filter(({ server }) => server === read[0]?.server);
  const verdicts = own.flatMap(({ statements }) =>
    statements.flatMap((statement) => /^dmarc\s*=\s*(\w+)/i.exec(statement)?.[1]?.toLowerCase() ?? []),
  );
  return verdicts[0] === "fail";
}

/** "mx.example.org 1; spf=pass smtp.mailfrom=…; dmarc=fail (p=none) header.from=…" */
function statementsIn(header: string): { server: string; statements: string[] } {
  const [first = "", ...statements] = bare(header)
    .split(";")
    .map((part) => part.trim());
  return { server: first.split(/\s/)[0]?.toLowerCase() ?? "", statements };
}

/** Without comments and quoted strings, which may hold what the sender wrote. */
function bare(header: string): string {
  let [text, depth, quoted] = ["", 0, false];
  for (let index = 0; index < header.length; index++) {
    const character = header[index] ?? "";
    if (character === "\\" && (quoted || depth > 0)) index++;
    else if (character === '"' && depth === 0) quoted = !quoted;
    else if (quoted) continue;
    else if (character === "(") depth++;
    else if (character === ")" && depth > 0) depth--;
    else if (depth === 0) text += character;
  }
  return text;
}
