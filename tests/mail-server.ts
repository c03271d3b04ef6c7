/** A mail server on loopback with the given behaviour, until the test ends. */
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

export async function openMailServer(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({ disabledCommands: ["AUTH", "STARTTLS"], closeTimeout: 100, ...options });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}
