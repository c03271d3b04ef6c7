/**
 * A process that runs many sites, each with its own environment, database and port. A process per site would spend a
 * second of processor time on loading the same modules again.
 */
import "../server/process/mode.ts";
import { type RunningServer, startServer } from "../server/start.ts";

export type Order = { id: number; environment: Record<string, string> } | { id: number; stop: true };
export type Report = { id: number } & (
  | { port: number }
  | { line: string }
  | { stopped: true }
  | { error: string }
);

const running = new Map<number, Promise<RunningServer>>();
const report = (message: Report) => process.send?.(message);

async function handle(order: Order): Promise<void> {
  const { id } = order;
  if ("stop" in order) {
    const server = await running.get(id);
    await server?.stop();
    running.delete(id);
    report({ id, stopped: true });
    return;
  }
  const server = startServer(order.environment, (line) => report({ id, line }));
  running.set(id, server);
  report({ id, port: (await server).port });
}

process.on("message", (order: Order) =>
  handle(order).catch((error: Error) => report({ id: order.id, error: error.stack ?? error.message })),
);
process.once("disconnect", () => process.exit());
