/** Prints the progress and the results of the bench. */
export function progress(text: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${text}` : `${text}\n`);
}

export function show(title: string, rows: Record<string, Record<string, string | number>>): void {
  if (process.stderr.isTTY) progress("");
  console.log(`\n${title}`);
  console.table(rows);
}

export function ratio(value: number, beside: number): string {
  return (value / beside).toFixed(2);
}
