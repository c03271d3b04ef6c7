/** nginx with as many processes as the site, serving one of the site's answers: the same headers, the same bytes. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram } from "../../scripts/find-program.ts";
import { freePort } from "../../scripts/free-port.ts";
import { answers } from "./running-site.ts";

/** Headers that nginx sets itself. */
const ownHeaders = ["content-length", "content-type", "etag", "date", "connection", "keep-alive"];

type Answer = { headers: Record<string, string>; body: Buffer };

export async function runNginx(
  { headers, body }: Answer,
  processes = 1,
): Promise<{ url: string; stop(): Promise<void> } | undefined> {
  const nginx = findProgram("nginx");
  if (!nginx) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  // If we are root, nginx runs its worker as another user.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, "files"));
  writeFileSync(join(folder, "files/index.html"), body);
  const port = await freePort();
  writeFileSync(join(folder, "nginx.conf"), configuration({ folder, port, headers, processes }));
  const child = spawn(nginx, ["-p", folder, "-c", join(folder, "nginx.conf"), "-g", "daemon off;"], {
    stdio: ["ignore", "ignore", "ignore"],
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(url, child);
  return {
    url,
    stop: async () => {
      child.kill("SIGTERM");
      await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Options = { folder: string; port: number; headers: Record<string, string>; processes: number };

function configuration({ folder, port, headers, processes }: Options): string {
  const added = Object.entries(headers)
    .filter(([name]) => !ownHeaders.includes(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  return `
    worker_processes ${processes};
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http {
      access_log off;
      sendfile on;
      open_file_cache max=10;
      keepalive_requests 1000000;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      default_type "text/html; charset=utf-8";
      server { listen 127.0.0.1:${port}; root ${folder}/files; ${added.join(" ")} }
    }`;
}
