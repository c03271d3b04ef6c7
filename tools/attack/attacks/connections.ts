import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { type Attack, openSocket, tally } from "../attack.ts";

const connections = 400;

/** Opens this many connections, leaves them idle for a while, and counts how many the site has closed. */
async function hold(count: number, seconds: number, open: (index: number) => Socket): Promise<string> {
  const sockets = Array.from({ length: count }, (_, index) => open(index));
  const ended = sockets.map(
    (socket) => new Promise<"ended">((resolve) => socket.on("close", () => resolve("ended"))),
  );
  const still = pause(seconds * 1000).then(() => "still open" as const);
  const results = await Promise.all(ended.map((end) => Promise.race([end, still])));
  for (const socket of sockets) socket.destroy();
  return tally(results);
}

function openWith(url: string, bytes: string, reading = true): Socket {
  const socket = openSocket(url);
  socket.write(bytes);
  if (reading) socket.resume();
  else socket.pause();
  return socket;
}

export const connectionAttacks: Attack[] = [
  {
    name: "400 half-open requests, 300 descriptors",
    openFiles: 300,
    run: ({ url }) =>
      hold(connections, 12, () => openWith(url, "GET / HTTP/1.1\r\nHost: site.example\r\nX-")),
  },
  {
    name: "400 silent connections, 300 descriptors",
    openFiles: 300,
    run: ({ url }) => hold(connections, 12, () => openWith(url, "")),
  },
  {
    name: "400 posts whose body never comes, 300 descriptors",
    openFiles: 300,
    run: ({ url }) =>
      hold(connections, 12, () =>
        openWith(
          url,
          "POST /contact HTTP/1.1\r\nHost: site.example\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\na=",
        ),
      ),
  },
  {
    name: "400 slow readers, 300 descriptors",
    openFiles: 300,
    run: ({ url }) =>
      hold(connections, 12, () =>
        openWith(url, "GET / HTTP/1.1\r\nHost: site.example\r\n\r\n".repeat(20), false),
      ),
  },
];
