/**
 * A slow line in front of a site: a TCP proxy that delays and paces the bytes. Chromium's own throttling holds back whole
 * responses, so that it hides in how many pieces one arrives.
 */
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

type Line = {
  /** Round trip, in milliseconds. */
  latency: number;
  bytesPerSecond: number;
};

/** What Ethernet carries in one packet. */
const segment = 1448;

export type SlowLine = {
  url: string;
  /** The bytes that the site has sent so far, headers included. */
  received(): number;
  stop(): void;
};

export async function slowLine(site: string, { latency, bytesPerSecond }: Line): Promise<SlowLine> {
  const { hostname, port } = new URL(site);
  const sockets = new Set<Socket>();
  const [up, down] = [pacer(), pacer()];
  let received = 0;

  /** All connections share the line, in each direction. */
  function pacer() {
    let free = 0;
    return (bytes: Buffer, deliver: (bytes: Buffer) => void) => {
      for (let start = 0; start < bytes.length; start += segment) {
        const packet = bytes.subarray(start, start + segment);
        free = Math.max(free, performance.now()) + (packet.length / bytesPerSecond) * 1000;
        setTimeout(() => deliver(packet), free + latency / 2 - performance.now());
      }
    };
  }

  function pass(from: Socket, to: Socket, pace: ReturnType<typeof pacer>): void {
    from.on("data", (bytes) => pace(bytes, (packet) => to.writable && to.write(packet)));
    from.on("close", () => setTimeout(() => to.destroy(), latency));
    from.on("error", () => {});
  }

  const server = createServer({ noDelay: true }, (visitor) => {
    const upstream = connect({ host: hostname, port: Number(port), noDelay: true });
    for (const socket of [visitor, upstream]) {
      sockets.add(socket);
      socket.on("close", () => sockets.delete(socket));
    }
    upstream.on("data", ({ length }) => (received += length));
    // The handshake takes a round trip.
    visitor.pause();
    setTimeout(() => visitor.resume(), latency);
    pass(visitor, upstream, up);
    pass(upstream, visitor, down);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => received,
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
