/** `npm run bench`: how light and how fast the built site is. `npm run bench -- load` measures one part alone. */
import { buildIfChanged } from "./build.ts";

const parts: Record<string, () => Promise<unknown>> = {
  load: async () => (await import("./bench/load.ts")).load(),
};

const asked = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const unknown = asked.filter((name) => !parts[name]);
if (unknown.length > 0) {
  console.error(`The bench has no part "${unknown[0]}". Its parts: ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}

await buildIfChanged();
for (const name of asked.length > 0 ? asked : Object.keys(parts)) await parts[name]?.();
