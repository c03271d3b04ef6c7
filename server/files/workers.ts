/** The files of the service workers: see app/offline/worker.ts and docs/offline.md. */
import type { Listener } from "../http/listen.ts";

const addresses = ["/worker.js", "/desk/worker.js"];

/** Browsers compare the file with their own on every visit. The policy applies to the worker's own requests. */
const workerHeaders = {
  "cache-control": "no-cache",
  "content-security-policy": "default-src 'none'; connect-src 'self'",
};

export const headersOfWorker = (address: string) => (addresses.includes(address) ? workerHeaders : undefined);

/**
 * Replaces any worker that was installed: removes everything that it or a faulty one has kept, then itself. It does not
 * wait for open pages. Waiting messages are in local storage and stay.
 */
const removal = `addEventListener("install",()=>skipWaiting());
addEventListener("activate",(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())await caches.delete(name);
await registration.unregister();
})()));
`;

/** With OFFLINE=off, the addresses of the workers serve the script that removes them. */
export function removeWorkers(commonHeaders: Record<string, string>) {
  return (next: Listener): Listener =>
    (request, response) => {
      const [address = ""] = (request.url ?? "").split("?", 1);
      const headers = headersOfWorker(address);
      if (!headers || !/^(?:GET|HEAD)$/.test(request.method ?? "")) return next(request, response);
      const type = { "content-type": "text/javascript; charset=utf-8" };
      const length = { "content-length": String(removal.length) };
      response.writeHead(200, { ...commonHeaders, ...headers, ...type, ...length });
      response.end(request.method === "HEAD" ? undefined : removal);
    };
}
