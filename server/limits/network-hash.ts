import { createHmac } from "node:crypto";

/** Stands for a network: its address itself is never stored. */
export function networkHash(name: string, key: string): string {
  return createHmac("sha256", key).update(name).digest("hex").slice(0, 32);
}
