import { minified } from "./head-script.ts";

/**
 * Runs at the end of every page, low-data pages included. It loads the start script once the page is painted and idle,
 * or touched, so that nothing competes with the page. Low-data pages have none. The outbox is loaded after it if a message
 * waits on this device, on low-data pages too.
 *
 * It handles the theme toggle, which comes late in the page, and follows a theme change in another tab or after Back.
 *
 * "Forget everything on this device" is a form that works without script, too: see app/offline/forget-button.ts.
 *
 * The floating button: `aside` is set while the visitor scrolls down, except at the end, where the footer has room for
 * it, and `covering` while a form, an error or a name on the map is in its corner, 76 px wide and high.
 *
 * `worker` installs the worker: after the first page, or when the visitor saves something. Its policy allows no other file.
 *
 * A button with `data-press` names the script that its press loads, and the address to open if that fails.
 *
 * Written short because it is in every page; its hash is in every Content-Security-Policy.
 */
export const endScript = minified(`{
let r=document.documentElement,l=r.classList,y=0;
addEventListener("scroll",()=>l.toggle("aside",y<(y=scrollY)&&y>64&&y+innerHeight<r.scrollHeight-90));
let q=new Set,o,v=()=>{
o?.disconnect();
q.clear();
let m=[76-innerHeight,0,0,0];
m[r.dir=="rtl"?1:3]=76-innerWidth;
o=new IntersectionObserver(p=>{
for(let e of p)q[e.isIntersecting?"add":"delete"](e.target);
l.toggle("covering",q.size>0)
},{rootMargin:m.join("px ")+"px"});
for(let e of document.querySelectorAll("main form,[data-island^=e],main text"))o.observe(e)
};
addEventListener("DOMContentLoaded",v);
addEventListener("resize",v);
addEventListener("storage",r.theme);
addEventListener("pageshow",e=>e.persisted&&r.theme());
addEventListener("click",e=>{
if(e.target.closest?.("[data-theme-toggle]")){
let d=l.toggle("dark");
try{localStorage.setItem("theme",d?"dark":"light")}catch{}
}
let b=e.target.closest?.("[data-press]");
b&&import(b.dataset.press).then(m=>m.press(b)).catch(()=>{location=b.dataset.otherwise})
});
addEventListener("submit",e=>{
let f=e.target,d=f.dataset.forget;
if(d){
e.preventDefault();
import(d).then(m=>m.forget(f),()=>f.submit())
}
});
let w;
try{w=Object.keys(localStorage).some(k=>!k.indexOf("outbox:"))}catch{}
let x=r.dataset.outbox,u=r.dataset.start||w&&x,n,
b=()=>{if(u&&!n)n=import(u).then(()=>w&&r.outbox()).catch(console.info)};
r.outbox=()=>import(x);
let g;
r.worker=async()=>{
try{
g??=await navigator.serviceWorker?.register(window.trustedTypes?.createPolicy("worker",{createScriptURL:()=>"/worker.js"}).createScriptURL("")??"/worker.js")
}catch(e){console.info(e)}
};
for(let e of["pointerdown","keydown","focusin"])addEventListener(e,b,true);
addEventListener("load",()=>{
setTimeout(b,2e3);
new PerformanceObserver(()=>(window.requestIdleCallback||setTimeout)(b)).observe({type:"paint",buffered:true});
})
}`);
