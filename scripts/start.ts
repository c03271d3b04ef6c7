/** `npm start`: builds the site if it has changed, then runs the server in this process. */
import { buildIfChanged } from "./build.ts";

try {
  await buildIfChanged();
} catch (error) {
  console.error(`The site could not be built. ${(error as Error).message}`);
  process.exit(1);
}
await import("../server.ts");
