/**
 * Counts the requests of this process and how long they took. By hand rather than with a library: this runs for every
 * request, cached ones included, and only adds to numbers in arrays.
 */
import { routeLabel } from "./route-label.ts";

/** Upper limits of the durations in seconds, apart from "+Inf". */
export const bounds = [0.01, 0.05, 0.25, 1, 5];
/** By the first digit of the status; 0 is a client that hung up. */
export const statusClasses = ["hung up", "1xx", "2xx", "3xx", "4xx", "5xx"] as const;

type Series = { buckets: number[]; seconds: number };
/** For monitoring itself, which would hide how visitors fare. */
const notCounted = new Set(["/health", "/metrics"]);

export type RequestMetrics = ReturnType<typeof requestMetrics>;

export function requestMetrics() {
  const routes = new Map<string, (Series | undefined)[]>();
  let recent = { requests: 0, errors: 0 };

  return {
    add(url: string, status: number, milliseconds: number): void {
      const route = routeLabel(url);
      const seconds = milliseconds / 1000;
      const statusClass = Math.min(Math.floor(status / 100), 5);
      const classes = routes.get(route) ?? [];
      if (classes.length === 0) routes.set(route, classes);
      const series = classes[statusClass] ?? { buckets: [0, 0, 0, 0, 0, 0], seconds: 0 };
      classes[statusClass] = series;
      let bucket = 0;
      while (bucket < bounds.length && seconds > (bounds[bucket] as number)) bucket++;
      series.buckets[bucket] = (series.buckets[bucket] as number) + 1;
      series.seconds += seconds;
      if (notCounted.has(route)) return;
      recent.requests++;
      if (statusClass === 5) recent.errors++;
    },

    /** The requests since the last call, and how many of them failed. */
    takeRecent() {
      const taken = recent;
      recent = { requests: 0, errors: 0 };
      return taken;
    },

    *series(): Iterable<{ route: string; status: string } & Series> {
      for (const [route, classes] of routes)
        for (const [index, series] of classes.entries())
          if (series) yield { route, status: statusClasses[index] ?? "", ...series };
    },
  };
}
