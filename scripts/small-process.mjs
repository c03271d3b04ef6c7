// How the site's process is kept small and quick to start. Plain JavaScript, because boot.mjs uses it before
// anything is installed. Measured with `npm run bench -- memory`: together these halve what it takes under load.
import { fileURLToPath } from "node:url";

export const nodeFlags = [
  // A render leaves much behind at once. These have it swept up soon, for a tenth of the speed of rendering;
  // otherwise the process grows to more than twice the size before it is.
  "--max-semi-space-size=4",
  "--heap-growing-percent=50",
];

export const processEnvironment = {
  // The C library keeps freed memory for later, and more of it for every thread that compresses.
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  // What was compiled once is read from here at the next start.
  NODE_COMPILE_CACHE: fileURLToPath(new URL("../.cache/compiled", import.meta.url)),
};
