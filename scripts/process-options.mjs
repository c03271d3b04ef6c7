// How the site's process is kept small and quick to start. Plain JavaScript, because boot.mjs uses it before
// anything is installed. Measured with `npm run bench -- memory`: together these halve what it takes under load.
import { fileURLToPath } from "node:url";

export const nodeFlags = [
  // A render leaves much garbage. These flags have it collected soon, which makes rendering a tenth slower;
  // otherwise the process grows to more than twice the size first.
  "--max-semi-space-size=4",
  "--heap-growing-percent=50",
];

export const processEnvironment = {
  // The C library keeps freed memory for later, and more of it for every thread that compresses.
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  // Compiled code is cached here for the next start.
  NODE_COMPILE_CACHE: fileURLToPath(new URL("../.cache/compiled", import.meta.url)),
};
