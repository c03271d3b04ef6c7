/** Caddy and nginx with the configurations in deploy/, apart from names, ports and certificates. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureProgram } from "../scripts/test/ensure-program.ts";

type Ports = { port: number; site: number };

/** Replaces each text, which must be there: otherwise the test would not run what is shipped. */
function adapt(path: string, changes: [RegExp, string][]): string {
  return changes.reduce(
    (text, [pattern, replacement]) => {
      if (text.search(pattern) < 0) throw new Error(`${path} does not contain ${pattern}.`);
      return text.replaceAll(pattern, replacement);
    },
    readFileSync(path, "utf8"),
  );
}

type Program = { program: string; words: string[]; environment?: Record<string, string> };

function inFolder(write: (folder: string) => Program) {
  const folder = mkdtempSync(join(tmpdir(), "proxy-"));
  // If we are root, nginx runs its workers as another user.
  chmodSync(folder, 0o755);
  const { program, words, environment } = write(folder);
  const child: ChildProcess = spawn(program, words, {
    env: {
      ...{ PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      ...environment,
    },
    stdio: "ignore",
  });
  return {
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const proxies = {
  Caddy: ({ port, site }: Ports) =>
    inFolder((folder) => {
      const path = join(folder, "Caddyfile");
      const text = adapt("deploy/Caddyfile", [[/^www\.[\s\S]*?\n\}/gm, ""]]);
      writeFileSync(path, `{\n\tadmin off\n}\n${text}`);
      return {
        program: ensureProgram("caddy"),
        words: ["run", "--config", path, "--adapter", "caddyfile"],
        environment: { DOMAIN: `http://127.0.0.1:${port}`, SITE: `127.0.0.1:${site}` },
      };
    }),
  nginx: ({ port, site }: Ports) =>
    inFolder((folder) => {
      const path = join(folder, "nginx.conf");
      const text = adapt("deploy/nginx.conf", [
        [/\n\tlisten 443 ssl;/gm, `\n\tlisten 127.0.0.1:${port};`],
        [/\n\tlisten \[::\]:443 ssl;/gm, ""],
        [/\n\tssl_certificate(?:_key)? .*;/gm, ""],
        [/\nserver \{\n\tlisten 80;[^}]*\}/gm, ""],
        [/127\.0\.0\.1:3000/gm, `127.0.0.1:${site}`],
      ]);
      const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (name) => `${name}_temp_path "${folder}/${name}";`,
      );
      writeFileSync(
        path,
        `worker_processes auto; daemon off; pid "${folder}/nginx.pid"; error_log "${folder}/error.log";
        events {} http { access_log off; keepalive_requests 1000000; ${folders.join(" ")} ${text} }`,
      );
      return { program: ensureProgram("nginx"), words: ["-p", folder, "-c", path] };
    }),
};
