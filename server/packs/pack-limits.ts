const megabyte = 1_000_000;

export const packLimits = {
  /** In the pack of a list: the first ones of the list. */
  records: 60,
  /** In one pack; further pictures are shown only with a connection. */
  pictures: 60,
  /** Files to download, such as PDFs, that one pack offers. */
  files: 50,
  /** Before compression. A larger pack is not made. */
  bytes: 8 * megabyte,
  /** Milliseconds for all pages of one pack. */
  deadline: 30_000,
  /** Milliseconds between two pages: leaves the processor to visitors. */
  rest: 10,
  /** Milliseconds that a page waits for the price of its pack. */
  patience: 100,
  /** How many packs wait to be made. */
  waiting: 20,
  /** Packs in memory. A pack that is not in memory is made again, with the same bytes. */
  inMemory: { max: 200, maxSize: 16 * megabyte },
  /** Prices in memory: a few bytes each. */
  prices: 5000,
};
