/**
 * The service worker of the desk: without a connection it opens the page of the text being written, which
 * app/desk/browser/keep-page.ts has kept. It keeps nothing itself.
 */
import type { MiddlewareHandler } from "hono";

const worker = `
addEventListener("install",()=>skipWaiting());
addEventListener("activate",event=>event.waitUntil(clients.claim()));
addEventListener("fetch",event=>{
const {request}=event,{pathname,origin}=new URL(request.url);
const kept=async()=>(await caches.open("desk")).match(pathname);
if(request.method!="GET"||origin!=location.origin)return;
if(pathname.startsWith("/assets/"))event.respondWith(kept().then(copy=>copy||fetch(request)));
else if(request.mode=="navigate")event.respondWith(fetch(request).catch(async error=>{
const copy=await kept();
if(!copy)throw error;
const {headers}=copy,page=await copy.text();
return new Response(page.replace("<html",'<html data-kept="'+headers.get("date")+'"'),{headers});
}));
});
`;

/** With OFFLINE=off: removes what any worker has kept, then the worker itself. */
const removal = `
addEventListener("install",()=>skipWaiting());
addEventListener("activate",event=>event.waitUntil((async()=>{
for(const name of await caches.keys())await caches.delete(name);
await registration.unregister();
})()));
`;

/** Browsers compare it with their own on every visit. The policy applies to the worker's own requests. */
export const serveDeskWorker =
  (offline: boolean): MiddlewareHandler =>
  async (context) =>
    context.body(offline ? worker : removal, 200, {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
      "content-security-policy": "default-src 'none'; connect-src 'self'",
    });
