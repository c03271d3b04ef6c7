/** Draws the section heroes into app/art/: `node tools/art/heroes.ts`. */
import { writeFile } from "node:fs/promises";
import { heroesModule } from "./heroes/module.ts";

await writeFile(new URL("../../app/art/heroes.generated.ts", import.meta.url), heroesModule());
