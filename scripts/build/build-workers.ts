/** Builds the service workers, each into one file at a fixed address: browsers look for its new version there. */
import { build } from "vite";

const workers = { "worker.js": "app/offline/worker.ts" };

export async function buildWorkers(output: string): Promise<void> {
  for (const [file, input] of Object.entries(workers))
    await build({
      configFile: false,
      logLevel: "warn",
      publicDir: false,
      build: {
        target: "es2022",
        outDir: output,
        emptyOutDir: false,
        rolldownOptions: { input, output: { format: "iife", entryFileNames: file } },
      },
    });
}
