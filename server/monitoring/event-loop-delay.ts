import { monitorEventLoopDelay } from "node:perf_hooks";

const minute = 60_000;

export type EventLoopDelay = ReturnType<typeof eventLoopDelay>;

/** How late timers were during the last minute, in seconds: while it is high, every request waits. */
export function eventLoopDelay() {
  const histogram = monitorEventLoopDelay({ resolution: 20 });
  histogram.enable();
  const read = () => ({
    p50: histogram.percentile(50) / 1e9,
    p99: histogram.percentile(99) / 1e9,
    max: histogram.max / 1e9,
  });
  let last = read();
  const timer = setInterval(() => {
    last = read();
    histogram.reset();
  }, minute).unref();
  return {
    read: () => (histogram.count > 50 ? read() : last),
    stop: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
