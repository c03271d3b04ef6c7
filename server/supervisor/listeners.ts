/** The listening sockets: those that systemd opened (socket activation), or one on PORT. */
import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { openPort } from "../http/open-port.ts";
import { eventLoopTurns } from "../limits/event-loop-turns.ts";
import { ConfigurationError, type Settings } from "../process/environment.ts";

/** The first file descriptor that systemd passes. */
const firstDescriptor = 3;

type Parts = {
  settings: Pick<Settings, "host" | "port">;
  environment: NodeJS.ProcessEnv;
  maxWaiting: number;
  onConnection: (socket: Socket) => void;
};

export type Listeners = Awaited<ReturnType<typeof openListeners>>;

export async function openListeners({ settings, environment, maxWaiting, onConnection }: Parts) {
  let accepted = 0;
  const newServer = () => {
    // Paused, because the worker must read the first byte. The worker's server would set noDelay only for its own port.
    const server = createServer({ pauseOnConnect: true, noDelay: true }, (socket) => {
      accepted++;
      socket.on("error", () => {});
      onConnection(socket);
    });
    // It counts the connections that no worker has taken yet.
    server.maxConnections = maxWaiting;
    return server;
  };
  const descriptors = descriptorsIn(environment);
  const servers: Server[] = [];
  for (const fd of descriptors) servers.push(await adopt(newServer(), fd));
  if (servers.length === 0) {
    const server = newServer();
    await openPort(server, settings);
    servers.push(server);
  }
  return {
    port: ((servers[0] as Server).address() as AddressInfo).port,
    async close(): Promise<void> {
      // Closing would reset connections that the kernel has accepted, but this process has not.
      for (let before = -1; descriptors.length === 0 && before !== accepted; ) {
        before = accepted;
        await eventLoopTurns();
      }
      for (const server of servers) server.close();
    },
  };
}

/** systemd names the process that the sockets are for, because its children inherit the variables. */
function descriptorsIn({ LISTEN_FDS, LISTEN_PID }: NodeJS.ProcessEnv): number[] {
  if (Number(LISTEN_PID) !== process.pid) return [];
  return Array.from({ length: Number(LISTEN_FDS) || 0 }, (_, index) => firstDescriptor + index);
}

async function adopt(server: Server, fd: number): Promise<Server> {
  server.listen({ fd });
  await once(server, "listening").catch((cause) => {
    throw new ConfigurationError(`The socket ${fd} of LISTEN_FDS cannot be used: it must be a TCP socket.`, {
      cause,
    });
  });
  return server;
}
