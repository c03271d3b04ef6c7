import { destinationOf } from "../../server/markdown/links.ts";
import type { LinkTarget } from "./link-target.server.ts";

/** The link of a record. `host` is set if it leaves the site; otherwise `target` (link-target.server.ts) may be. */
export type CheckedLink = { address: string; host?: string; target?: LinkTarget };

/** Undefined for addresses that must not become a link, such as `javascript:`. */
export function checkedLink(address: string | null): CheckedLink | undefined {
  if (!address) return undefined;
  const destination = destinationOf(address);
  if (destination === "another site") return { address, host: new URL(address, "https://this.site").host };
  return destination === "this site" && address.startsWith("/") ? { address } : undefined;
}
