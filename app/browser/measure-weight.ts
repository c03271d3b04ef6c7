/**
 * Writes what the page took to load, and writes it again as more arrives. What the browser had cached was not
 * transferred, and counts nothing.
 */
export function showPageWeight(): void {
  const place = document.getElementById("weight");
  if (!place) return;
  const weigh = () => {
    const entries = [
      ...performance.getEntriesByType("navigation"),
      ...performance.getEntriesByType("resource"),
    ] as PerformanceResourceTiming[];
    const bytes = entries.reduce((sum, entry) => sum + transferred(entry), 0);
    const mark = place.textContent.replaceAll(/\d/g, "");
    place.textContent = (bytes / 1000).toFixed(1).replace(".", mark);
  };
  weigh();
  new PerformanceObserver(weigh).observe({ type: "resource" });
}

/** Browsers reckon 300 bytes of headers for each answer. Over HTTP/1.1, which does not compress them, ours take 960. */
function transferred({ transferSize, nextHopProtocol }: PerformanceResourceTiming): number {
  return transferSize && nextHopProtocol === "http/1.1" ? transferSize + 660 : transferSize;
}
