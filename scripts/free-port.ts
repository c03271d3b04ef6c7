import { once } from "node:events";
import { createServer } from "node:net";

/**
 * A free port, from below the range that the system assigns to outgoing connections: one of those could be taken again
 * before it is used.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 20_000);
    const probe = createServer().listen(port, "127.0.0.1");
    const isFree = await once(probe, "listening").then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    await new Promise((resolve) => probe.close(resolve));
    return port;
  }
}
