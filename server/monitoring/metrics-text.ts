/** The metrics in the text format of Prometheus, version 0.0.4. */
import type { PoolUse } from "../database/site-database.ts";
import type { EventLoopDelay } from "./event-loop-delay.ts";
import { release, version } from "./release.ts";
import { bounds, type RequestMetrics } from "./request-metrics.ts";
import type { SiteState } from "./site-state.ts";

type Labels = Record<string, string | number>;
type Value = number | null | undefined;

type Process = {
  worker: number;
  requests: RequestMetrics;
  delay: ReturnType<EventLoopDelay["read"]>;
  pool: PoolUse | undefined;
};

/** `state`: undefined if the database could not be read. */
export function metricsText(worker: Process, state: SiteState | undefined): string {
  return [...ofProcess(worker), ...ofSite(state)].join("\n").concat("\n");
}

/** Each has the number of its worker, because every worker answers for itself. */
function* ofProcess({ worker, requests, delay, pool }: Process): Iterable<string> {
  const { rss, heapUsed } = process.memoryUsage();
  const duration = "site_http_request_duration_seconds";
  yield* head(duration, "histogram", "Requests and their duration, by route and class of the status.");
  for (const { route, status, buckets, seconds } of requests.series()) {
    const labels = { worker, route, status };
    let total = 0;
    for (const [index, count] of buckets.entries()) {
      total += count;
      yield sample(`${duration}_bucket`, total, { ...labels, le: bounds[index] ?? "+Inf" });
    }
    yield sample(`${duration}_sum`, Number(seconds.toFixed(6)), labels);
    yield sample(`${duration}_count`, total, labels);
  }
  yield* gauge("process_resident_memory_bytes", "Memory of the process.", rss, { worker });
  yield* gauge("process_heap_bytes", "Memory of JavaScript objects.", heapUsed, { worker });
  yield* gauge("process_uptime_seconds", "Time since the start.", Math.round(process.uptime()), { worker });
  yield* head("site_event_loop_delay_seconds", "gauge", "How late timers are, in the last minute.");
  for (const [quantile, value] of Object.entries(delay))
    yield sample("site_event_loop_delay_seconds", Number(value.toFixed(6)), { worker, quantile });
  if (pool) {
    yield* head(
      "site_database_connections",
      "gauge",
      "Connections to PostgreSQL, and requests that wait for one.",
    );
    for (const [use, value] of Object.entries(pool))
      yield sample("site_database_connections", value, { worker, use });
  }
}

/** From the database: the same whichever worker answers. */
function* ofSite(state: SiteState | undefined): Iterable<string> {
  const schema = state?.schema ?? "unknown";
  yield* gauge("site_info", "The release and its schema.", 1, { version, release, schema });
  yield* gauge("site_database_up", "1 if the database could be read.", state ? 1 : 0);
  if (!state) return;
  const now = Date.parse(state.at);
  const age = (at: string | null | undefined) =>
    at ? Math.max(0, (now - Date.parse(at)) / 1000) : undefined;
  const { mailOut, mailIn, encoding, backups, disk, securityTxt } = state;
  yield* gauge("site_mail_waiting", "Mails that wait to be sent.", mailOut.waiting);
  yield* gauge("site_mail_oldest_seconds", "Age of the oldest of them.", age(mailOut.oldest) ?? 0);
  yield* gauge("site_mail_given_up", "Mails of the last day that were given up.", mailOut.givenUp);
  yield* gauge(
    "site_mailbox_read_age_seconds",
    "Time since the mailbox was last read.",
    age(mailIn.lookedAt),
  );
  yield* gauge(
    "site_mailbox_problem",
    "1 if the mailbox cannot be read.",
    mailIn.isSetUp ? Number(mailIn.problem !== undefined) : undefined,
  );
  yield* gauge("site_encoding_waiting", "Pictures that wait to be encoded.", encoding.waiting);
  yield* gauge("site_encoding_oldest_seconds", "Age of the oldest of them.", age(encoding.oldest) ?? 0);
  yield* gauge(
    "site_backup_age_seconds",
    "Age of the newest backup that can be restored.",
    age(backups.lastGood?.at),
  );
  yield* gauge(
    "site_backup_copy_age_seconds",
    "Age of the newest one with a copy at BACKUP_URL.",
    age(backups.lastCopied?.at),
  );
  yield* gauge(
    "site_backup_size_bytes",
    "Size of the newest backup that can be restored.",
    backups.lastGood?.bytes,
  );
  yield* gauge("site_disk_free_bytes", "Free space.", disk?.free);
  yield* gauge("site_disk_size_bytes", "Size of the disk.", disk?.total);
  const left = (Date.parse(securityTxt.expiresAt) - now) / 1000;
  yield* gauge("site_security_txt_valid_seconds", "Time until security.txt expires.", left);
}

function* head(name: string, type: "gauge" | "histogram", help: string): Iterable<string> {
  yield `# HELP ${name} ${help}`;
  yield `# TYPE ${name} ${type}`;
}

/** Nothing at all if there is no value: a missing backup has no age. */
function* gauge(name: string, help: string, value: Value, labels: Labels = {}): Iterable<string> {
  if (value === undefined || value === null) return;
  yield* head(name, "gauge", help);
  yield sample(name, Number(value), labels);
}

function sample(name: string, value: number, labels: Labels): string {
  const all = Object.entries(labels).map(([label, text]) => `${label}="${escaped(String(text))}"`);
  return `${name}${all.length > 0 ? `{${all.join(",")}}` : ""} ${value}`;
}

const escaped = (text: string) =>
  text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
