/** One line of a terminal that says how far something is. Where nobody looks, nothing. */
const least = 200;

export function progress(stream: NodeJS.WriteStream = process.stderr) {
  let shown = 0;
  return {
    onProgress(sentence: string): void {
      if (!stream.isTTY || performance.now() - shown < least) return;
      shown = performance.now();
      stream.write(`\r\x1b[K${sentence} …`);
    },
    end: () => void (shown && stream.write("\r\x1b[K")),
  };
}
