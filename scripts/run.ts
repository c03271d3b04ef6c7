import { spawn } from "node:child_process";
import { join } from "node:path";

/** Runs a command from node_modules/.bin with this Node. Rejects if it fails. */
export function run(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join("node_modules", ".bin", command), ...args], {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...environment },
    });
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(" ")} ended with ${code}.`)),
    );
  });
}
