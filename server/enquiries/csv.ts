/** Rows as RFC 4180 writes them, with a mark in front by which spreadsheets know that it is UTF-8. */
export function toCsv(rows: string[][]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

function cell(value: string): string {
  const safe = isFormula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What a spreadsheet would carry out instead of showing; also behind blanks, and in East Asian wide form. */
const isFormula = /^[\s\u200b\ufeff]*[=+\-@＝＋－＠|%]|^[\t\r\n]/;
