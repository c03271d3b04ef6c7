/** Imported first, because React reads NODE_ENV when it is loaded to choose between its two builds. */
import { development } from "./development.ts";

process.env.NODE_ENV = development ? "development" : "production";
