import { fitMenuScript } from "./fit-menu-script.ts";

/**
 * Runs in the head of every page, low-data mode included. Before the first paint it sets the stored theme, so that a
 * dark page never flashes white, applies the web font if the browser has it, and decides the form of the menu. It also
 * handles the theme toggle, follows a theme change in another tab or after Back, and notes while the page is scrolled
 * down, short of its end, where the footer has room for the floating buttons. When the page is painted and idle, or
 * touched, it loads the start script, so that nothing competes with the page itself.
 * Written short because it is in every page; its hash is in the Content-Security-Policy of each.
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

/** Without the space around signs, none of which stands in a text. */
export const headScript = `${ownScript}${fitMenuScript}`
  .replace(/\s*([=?:(){},;<>&|+!])\s*/g, "$1")
  .replace(/\s+/g, " ");

/** In a frame at the desk a page has the theme that is asked for, not the one of whoever looks. */
const framedIn = (theme: string) =>
  headScript.replace('l.toggle("dark",g("theme")=="dark")', `l.toggle("dark",${theme === "dark"})`);
export const framedHeadScripts = { light: framedIn("light"), dark: framedIn("dark") };
