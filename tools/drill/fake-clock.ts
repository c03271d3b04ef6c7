import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureProgram } from "../../scripts/test/ensure-program.ts";

/** A clock for a process, which can jump while it runs. Timers go on as they do on a real machine. */
export function fakeClock(folder: string) {
  ensureProgram("faketime");
  const path = join(folder, "clock");
  const set = (seconds: number) => writeFileSync(path, `${seconds < 0 ? "" : "+"}${seconds}\n`);
  set(0);
  return {
    set,
    environment: {
      // The loader replaces $LIB.
      LD_PRELOAD: "/usr/$LIB/faketime/libfaketime.so.1",
      FAKETIME_TIMESTAMP_FILE: path,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
  };
}
