import { createContext } from "react-router";
import type { Site } from "../../server/site.ts";

/** Gives loaders and actions the database, the settings and the log: `context.get(siteContext)`. */
export const siteContext = createContext<Site>();

/** The IP address of the visitor. */
export const visitorContext = createContext<string>();
