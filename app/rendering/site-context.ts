import { createContext } from "react-router";
import type { Site } from "../../server/site.ts";

/** How loaders and actions reach the database, the settings and the log: `context.get(siteContext)`. */
export const siteContext = createContext<Site>();

/** The network address a request came from. */
export const visitorContext = createContext<string>();
