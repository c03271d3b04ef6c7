/**
 * `npm run bench`: measures the weight and speed of the built site. `npm run bench -- load soak` measures only those
 * parts. docs/performance.md lists the latest results.
 */
import { buildIfChanged } from "../scripts/build.ts";

const parts: Record<string, () => Promise<unknown>> = {
  bytes: async () => (await import("./bench/bytes.ts")).bytes(),
  lighthouse: async () => (await import("./bench/lighthouse.ts")).lighthouse(),
  moves: async () => (await import("./bench/navigation.ts")).moves(),
  load: async () => (await import("./bench/load.ts")).load(),
  counting: async () => (await import("./bench/counting.ts")).counting(),
  "processor-time": async () => (await import("./bench/processor-time.ts")).processorTime(),
  memory: async () => (await import("./bench/memory.ts")).memory(),
  uploads: async () => (await import("./bench/uploads.ts")).uploads(),
  archive: async () => (await import("./bench/archive.ts")).archive(),
  database: async () => (await import("./bench/database.ts")).database(),
  "newsletter-lists": async () => (await import("./bench/newsletter.ts")).newsletterLists(),
  "newsletter-sending": async () => (await import("./bench/newsletter.ts")).newsletterSending(),
  registrations: async () => (await import("./bench/registrations.ts")).registrations(),
  "first-paint": async () => (await import("./bench/first-paint.ts")).firstPaint(),
  visit: async () => (await import("./bench/visit.ts")).visit(),
  "slow-phone": async () => (await import("./bench/slow-phone.ts")).slowPhone(),
  soak: async () => (await import("./bench/soak.ts")).soak(),
};

const asked = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const unknown = asked.filter((name) => !parts[name]);
if (unknown.length > 0) {
  console.error(`Unknown part "${unknown[0]}". Available parts: ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}

await buildIfChanged();
for (const name of asked.length > 0 ? asked : Object.keys(parts)) await parts[name]?.();
