/** A release whose workers are small programs, because the site cannot be told to hang. */
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The program of a worker, which answers with `name` and its process id. */
export const smallWorker = (name: string, { before = "", ready = "true", after = "" } = {}) => `
  import { createServer } from "node:http";
  import { existsSync, writeFileSync } from "node:fs";
  const fileExists = async (path) => { while (!existsSync(path)) await new Promise((done) => setTimeout(done, 5)); };
  const server = createServer(async (request, response) => {
    const file = decodeURI(request.url.slice(5));
    if (request.url.startsWith("/stop")) for (writeFileSync(file, ""); ; );
    if (request.url.startsWith("/wait")) {
      response.writeHead(200, { connection: "close" }).flushHeaders();
      await fileExists(file);
    }
    response.end("${name} " + process.pid);
  });
  const open = new Set();
  const stop = async () => {
    while (open.size > 0) await new Promise((done) => setTimeout(done, 5));
    process.exit(0);
  };
  process.on("message", (message, socket) => {
    if (message.type === "connection") {
      open.add(socket.once("close", () => open.delete(socket)));
      server.emit("connection", socket);
      process.send({ type: "taken", id: message.id });
    }
    if (message.type === "announce") console.error("announced by ${name} on " + message.port);
    if (message.type === "drain") stop();
  });
  process.once("disconnect", stop);
  setInterval(() => process.connected && process.send({ type: "heartbeat" }), 20).unref();
  ${before}
  process.send({ type: "ready", healthy: ${ready} });
  ${after}`;

/** Puts the release into the folder, whose link "current" names it from now on. */
export function addRelease(folder: string, name: string, program = smallWorker(name)): void {
  const path = join(folder, name);
  mkdirSync(join(path, "server"), { recursive: true });
  mkdirSync(join(path, "scripts"));
  writeFileSync(join(path, "package.json"), '{ "type": "module" }');
  writeFileSync(join(path, "server", "worker.ts"), program);
  writeFileSync(
    join(path, "scripts", "process-options.mjs"),
    "export const nodeFlags = []; export const processEnvironment = {};",
  );
  const link = join(folder, "current");
  rmSync(link, { force: true });
  symlinkSync(path, link);
}
