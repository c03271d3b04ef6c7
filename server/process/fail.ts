import { ConfigurationError } from "./environment.ts";

/** An error that the operator can fix is printed as a sentence; any other error is a bug, and printed with its stack. */
export function fail(error: unknown): never {
  const expected = error instanceof ConfigurationError;
  process.stderr.write(`${expected ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
