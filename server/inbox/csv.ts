/** Formats rows by RFC 4180, with a byte order mark so that spreadsheets read them as UTF-8. */
export function toCsv(rows: string[][]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

function cell(value: string): string {
  return `"${value.replace(formula, "$1'$2").replaceAll('"', '""')}"`;
}

/**
 * Characters that make a spreadsheet run a cell as a formula: at its start, also after blanks and quotes, and in East
 * Asian wide form. Also where a cell would start if the file were split at semicolons, tabs or line ends, as spreadsheets
 * do in countries that write numbers with a comma.
 */
const formula =
  /(^|[,;\t\n\v\f\r\u0085\u2028\u2029])((?:(?![\t\n\v\f\r\u2028\u2029])[\s"'\u200b\ufeff])*[=+\-@＝＋－＠|%])/g;
