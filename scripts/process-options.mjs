// Options that keep the site's process small and its start fast. Plain JavaScript, because boot.mjs uses it before
// anything is installed. Measured with `npm run bench -- memory`: together they halve the memory under load.
import { fileURLToPath } from "node:url";

export const nodeFlags = [
  // Rendering leaves much garbage. These flags collect it early: rendering becomes a tenth slower, but without them
  // the process grows to more than twice the size.
  "--max-semi-space-size=4",
  "--heap-growing-percent=50",
];

export const processEnvironment = {
  // The C library retains freed memory, more for every thread that compresses.
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  // Caches compiled code for the next start.
  NODE_COMPILE_CACHE: fileURLToPath(new URL("../.cache/compiled", import.meta.url)),
};
