import { connect } from "node:net";

/** Sends raw bytes that no HTTP client would send, and returns everything that comes back. */
export function rawRequest(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setTimeout(10_000, () => socket.destroy(new Error(`No answer within 10 s; so far: ${received}`)));
    socket.setEncoding("latin1");
    socket.on("data", (chunk) => {
      received += chunk;
    });
    socket.on("error", (error: NodeJS.ErrnoException) => {
      // A server that refuses a request may close the connection before reading the rest.
      if (received && ["ECONNRESET", "EPIPE"].includes(error.code ?? "")) resolve(received);
      else reject(error);
    });
    socket.on("close", () => resolve(received));
  });
}
