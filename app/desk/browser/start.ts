/** The script of the desk. Every page works without it. */
import { hydrateIslands } from "./hydrate-islands.ts";
import { listenForPasskeys } from "./passkeys.ts";

hydrateIslands();
listenForPasskeys();
