/**
 * Every page states how many bytes it took to load (app/shell/low-data-note.tsx). The server fills in the number after
 * compressing the page, because only then is its size known.
 */
const start = '<span id="weight" data-besides="';

/** `sent`: the bytes of the page as transferred. `data-besides` holds the bytes of headers and other files. */
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
