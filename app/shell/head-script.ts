import { fitMenuScript } from "./fit-menu-script.ts";
import { languageOfferScript } from "./language-offer-script.ts";

/**
 * Runs in the head of every page, low-data pages included. Before the first paint it sets the stored theme, so that a
 * dark page never flashes white, and decides the form of the menu. It handles the theme toggle, and follows a theme
 * change in another tab or after Back. It loads the start script once the page is painted and idle, or touched, so that
 * nothing competes with the page.
 *
 * Fonts: it loads the heading font unless the connection is slow, by `fetch`, because a font would delay the load event,
 * and applies it if it is cached or arrives before the first frame; later, app/browser/apply-heading-font.ts does. It
 * finds out whether the device can show a page in Ethiopic or Arabic: missing letters are boxes of the same width.
 *
 * The floating button: `aside` is set while the visitor scrolls down, except at the end, where the footer has room for
 * it, and `covering` while a form, an error or a name on the map is in its corner, 76 px wide and high.
 *
 * Written short because it is in every page; its hash is in every Content-Security-Policy.
 */
const ownScript = `{
let r=document.documentElement,l=r.classList,
g=k=>{try{return localStorage.getItem(k)}catch{}},
s=()=>{l.toggle("dark",g("theme")=="dark")};
l.add("scripted");
s();
let f=r.dataset.font,c=navigator.connection,k=f&&g("font")==f,z;
requestAnimationFrame(()=>z=1);
let a=e=>new FontFace("Familjen Grotesk",e,{weight:"500 700",display:"optional"}),
h=e=>document.fonts.add(e);
if(k)h(a("url("+f+")"));
else if(f&&!c?.saveData&&!/[23]g/.test(c?.effectiveType))r.font=fetch(f).then(e=>e.arrayBuffer()).then(e=>a(e).load()).then(e=>{
try{localStorage.setItem("font",f)}catch{}
z||h(e);
return e
}).catch(()=>{});
let p={am:"ሀጪ",ar:"اس"}[r.lang];
if(p){
let x=document.createElement("canvas").getContext("2d"),
[i,j]=[...p].map(t=>x.measureText(t).width);
l.toggle("lettered",i!=j)
}
addEventListener("storage",s);
addEventListener("pageshow",e=>e.persisted&&s());
addEventListener("click",e=>{
if(!e.target.closest?.("[data-theme-toggle]"))return;
let d=l.toggle("dark");
try{localStorage.setItem("theme",d?"dark":"light")}catch{}
});
let y=0;
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
let u=r.dataset.start,n,
b=()=>{if(u&&!n)n=import(u).catch(console.info)};
for(let e of["pointerdown","keydown","focusin"])addEventListener(e,b,true);
addEventListener("load",()=>{
setTimeout(b,2e3);
new PerformanceObserver(()=>(window.requestIdleCallback||setTimeout)(b)).observe({type:"paint",buffered:true});
})
}`;

/** Minified: no string in the script has white space around these characters. */
export const headScript = `${ownScript}${fitMenuScript}${languageOfferScript}`
  .replace(/\s*([=?:(){},;<>&|+!])\s*/g, "$1")
  .replace(/\s+/g, " ");

/** A preview at the desk has the requested theme, not the staff member's own. */
const framedIn = (theme: string) =>
  headScript.replace('l.toggle("dark",g("theme")=="dark")', `l.toggle("dark",${theme === "dark"})`);
export const framedHeadScripts = { light: framedIn("light"), dark: framedIn("dark") };
