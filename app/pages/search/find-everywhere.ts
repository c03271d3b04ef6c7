import { fold } from "../../../server/content/fold.ts";
import type { Site } from "../../../server/site.ts";
