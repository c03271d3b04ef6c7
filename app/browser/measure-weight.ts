/** Shows how many kilobytes the page took to load, and updates that as more arrives. Cached files count as zero. */
export function showPageWeight(): void {
  const place = document.getElementById("weight");
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // Of a page that came through our worker, browsers know only the uncompressed size. The server's count stays.
  if (!place || page?.workerStart) return;
  const update = () => {
    const entries = [
      ...performance.getEntriesByType("navigation"),
      ...performance.getEntriesByType("resource"),
    ] as PerformanceResourceTiming[];
    const bytes = entries.reduce((sum, entry) => sum + transferred(entry), 0);
    const decimalMark = place.textContent.replaceAll(/\d/g, "");
    place.textContent = (bytes / 1000).toFixed(1).replace(".", decimalMark);
  };
  update();
  new PerformanceObserver(update).observe({ type: "resource" });
}

/** Browsers assume 300 bytes of headers per response. Over HTTP/1.1, which does not compress them, ours take 960. */
function transferred({ transferSize, nextHopProtocol }: PerformanceResourceTiming): number {
  return transferSize && nextHopProtocol === "http/1.1" ? transferSize + 660 : transferSize;
}
