/**
 * Every page says what it took to load (app/shell/low-data-note.tsx). The server writes that into it: only when a page
 * is compressed is it known how many bytes are sent.
 */
const start = '<span id="weight" data-besides="';

/** `sent`: how long the page is on the line. The page itself says what comes with it: headers and other files. */
export function withWeight(page: Buffer, sent: number): Buffer {
  const index = page.lastIndexOf(start);
  if (index < 0) return page;
  const rest = page.subarray(index).toString();
  const weighed = rest.replace(/(="(\d+)">)\d+(\D)\d/, (_, before, besides, mark) => {
    const kilobytes = ((sent + Number(besides)) / 1000).toFixed(1);
    return before + kilobytes.replace(".", mark);
  });
  return Buffer.concat([page.subarray(0, index), Buffer.from(weighed)]);
}
