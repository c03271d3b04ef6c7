import { fitMenuScript } from "./fit-menu-script.ts";

/**
 * Runs in the head of every page, low-data pages included. Before the first paint it sets the stored theme, so that a
 * dark page never flashes white, applies the web font if it is cached, and decides the form of the menu. It handles the
 * theme toggle, follows a theme change in another tab or after Back, and sets `aside` while the visitor scrolls down,
 * except at the end, where the footer has room for the floating buttons. It loads the start script once the page is
 * painted and idle, or touched, so that nothing competes with the page.
 * Written short because it is in every page; its hash is in every Content-Security-Policy.
 */
const ownScript = `{
let r=document.documentElement,l=r.classList,
g=k=>{try{return localStorage.getItem(k)}catch{}},
s=()=>{l.toggle("dark",g("theme")=="dark")};
l.add("scripted");
s();
l.toggle("font",!!g("font"));
addEventListener("storage",s);
addEventListener("pageshow",e=>e.persisted&&s());
addEventListener("click",e=>{
if(!e.target.closest?.("[data-theme-toggle]"))return;
let d=l.toggle("dark");
try{localStorage.setItem("theme",d?"dark":"light")}catch{}
});
let y=0;
addEventListener("scroll",()=>l.toggle("aside",y<(y=scrollY)&&y>64&&y+innerHeight<r.scrollHeight-90));
let u=r.dataset.start,n,
b=()=>{if(u&&!n)n=import(u).catch(console.info)};
for(let e of["pointerdown","keydown","focusin"])addEventListener(e,b,true);
addEventListener("load",()=>{
setTimeout(b,2e3);
new PerformanceObserver(()=>(window.requestIdleCallback||setTimeout)(b)).observe({type:"paint",buffered:true});
})
}`;

/** Minified: no string in the script has white space around these characters. */
export const headScript = `${ownScript}${fitMenuScript}`
  .replace(/\s*([=?:(){},;<>&|+!])\s*/g, "$1")
  .replace(/\s+/g, " ");

/** A preview at the desk has the requested theme, not the staff member's own. */
const framedIn = (theme: string) =>
  headScript.replace('l.toggle("dark",g("theme")=="dark")', `l.toggle("dark",${theme === "dark"})`);
export const framedHeadScripts = { light: framedIn("light"), dark: framedIn("dark") };
