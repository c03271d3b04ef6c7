/** Many visitors over a longer time, some of whom hang up midway. */
import { connect } from "node:net";
import { loadWith } from "./load-with.ts";
import { progress, show } from "./report.ts";
import { runSite } from "./running-site.ts";

const seconds = 60;
const staying = 192;
const leaving = 64;
const paths = ["/", "/news", "/events", "/resources", "/faq", "/news?q=pipeline", "/contact"];

export async function soak(): Promise<void> {
  const site = await runSite();
  const atRest = site.memory();
  let most = atRest;
  const watching = setInterval(() => {
    most = Math.max(most, site.memory());
  }, 500);
  try {
    progress(`${staying} visitors who stay and ${leaving} who hang up, for ${seconds} s`);
    const end = Date.now() + seconds * 1000;
    const [stayed, ...left] = await Promise.all([
      loadWith({ url: site.url, connections: staying, seconds }),
      ...Array.from({ length: leaving }, (_, visitor) => hangUpUntil(end, site.url, visitor)),
    ]);
    const healthy = (await fetch(`${site.url}/health`)).status;
    const visits = left.reduce((sum, { count }) => sum + count, 0);
    const faults = left.reduce((sum, { serverErrors }) => sum + serverErrors, 0);
    show(`Soak of ${seconds} s with ${staying + leaving} connections`, {
      "requests by staying visitors": { value: Math.round(stayed.perSecond * seconds) },
      "failed answers": { value: stayed.failures },
      "visits cut off midway": { value: visits },
      "5xx answers among them": { value: faults },
      "health afterwards": { value: healthy },
      "memory at rest (MB)": { value: atRest.toFixed(0) },
      "peak memory (MB)": { value: most.toFixed(0) },
    });
    if (stayed.failures + faults > 0 || healthy !== 200) process.exitCode = 1;
  } finally {
    clearInterval(watching);
    await site.stop();
  }
}

async function hangUpUntil(end: number, url: string, visitor: number) {
  let serverErrors = 0;
  let count = 0;
  for (; Date.now() < end; count++) {
    const path = paths[(visitor + count) % paths.length] ?? "/";
    if (await failsBeforeHangingUp(new URL(path, url), count % 4)) serverErrors++;
  }
  return { count, serverErrors };
}

/** Hangs up after the first bytes, or `patience` ticks after the request, whichever comes first. */
function failsBeforeHangingUp(url: URL, patience: number): Promise<boolean> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(Number(url.port), url.hostname, () => {
      socket.write(
        `GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nAccept-Encoding: br\r\n\r\n`,
      );
      setTimeout(() => socket.destroy(), 5 * patience);
    });
    socket.on("data", (bytes) => {
      answer = bytes.toString("latin1", 0, 12);
      socket.destroy();
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(/^HTTP\/1\.1 5/.test(answer)));
  });
}
