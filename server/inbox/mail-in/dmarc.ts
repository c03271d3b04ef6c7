/**
 * Whether the mail failed DMARC: the domain in its From did not confirm it. `results` are its Authentication-Results
 * headers (RFC 8601) from the top. The receiving server adds its own above those that came with the mail, so only the
 * server named at the top is trusted; headers of other servers may be forged. If the receiving server checks nothing, a
 * forged header can do no more than mark its own mail as suspicious.
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
  const [first = "", ...statements] = withoutComments(header)
    .split(";")
    .map((part) => part.trim());
  return { server: first.split(/\s/)[0]?.toLowerCase() ?? "", statements };
}

/** Removes comments and quoted strings, which may contain the sender's own words. */
function withoutComments(header: string): string {
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
