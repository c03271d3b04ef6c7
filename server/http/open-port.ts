import type { Server } from "node:net";
import { ConfigurationError, type Settings } from "../process/environment.ts";

/** Resolves when the server listens. Errors that the operator can fix become a sentence. */
export function openPort(server: Server, { port, host }: Pick<Settings, "port" | "host">): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      const sentence = sentences[error.code ?? ""] ?? cannotListen;
      reject(new ConfigurationError(sentence(port, host), { cause: error }));
    };
    server.once("error", fail);
    server.listen({ port, host }, () => {
      server.off("error", fail);
      resolve();
    });
  });
}

const cannotListen = (port: number, host = "") =>
  `Cannot listen on port ${port} ${host && `of ${host} `}(PORT, HOST).`;
const sentences: Record<string, typeof cannotListen> = {
  EADDRINUSE: (port) =>
    `Port ${port} is in use by another program: stop that one, or set PORT to a free port.`,
  EACCES: (port) => `Port ${port} may not be opened by this user: set PORT to one above 1023.`,
  EADDRNOTAVAIL: (_, host) => `This machine has no address ${host}: set HOST to one it has, or leave it out.`,
  ENOTFOUND: (_, host) =>
    `The host name ${host} is unknown: set HOST to an address of this machine, or leave it out.`,
};
